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

/** Counts first how many can make the step. */
export async function openFilterBulk({ query, to, onDone }: FilterBulk): Promise<void> {
  const filter = readyFor(filterIn(query), to);
  const found = filter && (await callApi(listStaffOrdersCall, filter));
  const numbers = found?.orders.slice(0, 12).map(({ number }) => number) ?? [];
  const shown = { filter, to, onDone, total: found?.total ?? 0, numbers };
  openModal(ID, <FilterBulkDialog {...shown} />);
}

type FilterBulkDialogProps = Pick<FilterBulk, "to" | "onDone"> & {
  filter: OrdersFilterInput | undefined;
  total: number;
  numbers: readonly string[];
};

/** Says for how many it is, with examples, then has it done and shows how far it is. */
function FilterBulkDialog({ filter, to, onDone, total, numbers }: FilterBulkDialogProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  const { busy, problem, run } = useStep();
  const step = t(keyUnder("office.orders.step", to));
  const count = countText(total, number);
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
        <Button variant="go" busy={busy} disabled={total === 0} onClick={send}>
          {step}
        </Button>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-2">
        <dt>{t("office.orders.bulk.ready")}</dt>
        <dd className="num font-semibold">{count}</dd>
      </dl>
      <p className="num mt-3 text-12 text-ink-3">{numbers.join(", ")}</p>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
