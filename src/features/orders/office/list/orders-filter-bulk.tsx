import { keyUnder } from "#core/message-key.ts";
import { openRun } from "#features/records/office/runs/run-dialog.tsx";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { countText } from "#office-ui/list/counted-page.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import { bulkFilterOrdersCall } from "../../runs/staff-calls.ts";
import { listStaffOrdersCall, type OrdersFilterInput } from "../../staff-calls.ts";
import { filterIn, readyFor } from "./orders-query.ts";

const ID = "office-bulk-filter";

type FilterBulk = { query: string; to: MoveByStaff; onDone: () => unknown };

/** First counts how many orders can make the step, and how many are withdrawn. */
export async function openFilterBulk({ query, to, onDone }: FilterBulk): Promise<void> {
  const filters = readyFor(filterIn(query), to);
  const [ready, withdrawn] = await Promise.all([
    findExamples(filters?.ready),
    findExamples(filters?.withdrawn),
  ]);
  const shown = { filter: filters?.ready, to, onDone, ready, withdrawn };
  openModal(ID, <FilterBulkDialog {...shown} />);
}

type Examples = { total: number; numbers: readonly string[] };

async function findExamples(filter: OrdersFilterInput | undefined): Promise<Examples> {
  if (!filter) return { total: 0, numbers: [] };
  const { total, orders } = await callApi(listStaffOrdersCall, filter);
  return { total, numbers: orders.slice(0, 12).map(({ number }) => number) };
}

type FilterBulkDialogProps = Pick<FilterBulk, "to" | "onDone"> & {
  filter: OrdersFilterInput | undefined;
  ready: Examples;
  withdrawn: Examples;
};

/** Says how many orders are affected, with examples, then starts the step and shows its progress. */
function FilterBulkDialog({ filter, to, onDone, ready, withdrawn }: FilterBulkDialogProps) {
  const t = useT();
  const { busy, problem, run } = useStep();
  const step = t(keyUnder("office.orders.step", to));
  const send = () =>
    void run(async () => {
      if (!filter) return;
      const { run: id } = await callApi(bulkFilterOrdersCall, { ...filter, to });
      closeModal(ID);
      openRun({ id, title: t("office.orders.bulk.title", { step }), onEnd: onDone });
    });
  return (
    <Dialog
      title={t("office.orders.bulk.title", { step })}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} disabled={ready.total === 0} onClick={send}>
          {step}
        </Button>
      }
    >
      <ExampleRow title={t("office.orders.bulk.ready")} of={ready} />
      {withdrawn.total > 0 && (
        <ExampleRow
          title={`${t("office.orders.bulk.not_ready")}: ${t("office.orders.withdrawn")}`}
          of={withdrawn}
        />
      )}
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}

function ExampleRow({ title, of: { total, numbers } }: { title: string; of: Examples }) {
  const { number } = useOfficeFormat();
  return (
    <section className="mb-3">
      <h3 className="flex justify-between gap-2 font-medium">
        {title} <span className="num">{countText(total, number)}</span>
      </h3>
      <p className="num text-12 text-ink-3">{numbers.join(", ")}</p>
    </section>
  );
}
