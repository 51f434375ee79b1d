import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office/components/calls/use-step.ts";
import type { BulkAction, BulkSelection } from "#office/components/list/list-description.ts";
import { mayCall } from "#office/components/me/may-call.ts";
import { useMe } from "#office/components/me/me.ts";
import { ProblemNotice } from "#office/components/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { type MoveByStaff, ORDER_TRANSITIONS } from "../domain/order-status.ts";
import type { ListedStaffOrder } from "../staff-calls.ts";
import { bulkMoveOrdersCall } from "../steps/staff-calls.ts";

const ID = "office-bulk-orders";
/** At most so many in one call. */
const MOST = 200;

type Chosen = readonly Pick<ListedStaffOrder, "id" | "number" | "status">[];

/** Which of the chosen can make a step now. */
const readyFor = (orders: Chosen, to: MoveByStaff) =>
  orders.filter(({ status }) => ORDER_TRANSITIONS[status].includes(to)).slice(0, MOST);

type BulkDialogProps = { orders: Chosen; to: MoveByStaff; onDone: () => unknown };

/** Says first how many it is for, then does it, each order for itself. */
function BulkDialog({ orders, to, onDone }: BulkDialogProps) {
  const t = useT();
  const { busy, problem, run } = useStep();
  const ready = readyFor(orders, to);
  const step = t(keyUnder("office.orders.step", to));
  const send = () =>
    void run(async () => {
      const ids = ready.map(({ id }) => id);
      const { moved, refused } = await callApi(bulkMoveOrdersCall, { ids, to });
      closeModal(ID);
      const counts = { moved: moved.length, refused: refused.length };
      const kind = refused.length > 0 ? "bad" : "good";
      showToast({ kind, text: t("office.orders.bulk.done", counts) });
      await onDone();
    });
  return (
    <Dialog
      title={t("office.orders.bulk.title", { step })}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} disabled={ready.length === 0} onClick={send}>
          {step}
        </Button>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-2">
        <dt>{t("office.orders.bulk.ready")}</dt>
        <dd className="num font-semibold">{ready.length}</dd>
        <dt className="text-ink-2">{t("office.orders.bulk.not_ready")}</dt>
        <dd className="num text-ink-2">{orders.length - ready.length}</dd>
      </dl>
      <p className="num mt-3 text-12 text-ink-3">
        {ready
          .slice(0, 12)
          .map(({ number }) => number)
          .join(", ")}
      </p>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}

/** Steps for all ticked orders; of a whole filter those that can make it, up to 200 at a time. */
export function useOrdersBulk(load: (selection: BulkSelection) => Promise<Chosen>): BulkAction[] {
  const t = useT();
  const me = useMe();
  const { revalidate } = useRevalidator();
  if (!mayCall(me, bulkMoveOrdersCall)) return [];
  const open = (to: MoveByStaff) => (selection: BulkSelection) =>
    void load(selection).then((orders) =>
      openModal(ID, <BulkDialog orders={orders} to={to} onDone={revalidate} />),
    );
  return [
    {
      key: "purchase",
      label: t("office.orders.bulk.purchase"),
      icon: "shopping-bag",
      shortcut: "p",
      run: open("purchased"),
    },
    {
      key: "warehouse",
      label: t("office.orders.bulk.warehouse"),
      icon: "warehouse",
      run: open("at_warehouse"),
    },
  ];
}
