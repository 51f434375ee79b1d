import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { staffOrderPapersCall } from "#features/invoices/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import type { BulkAction, BulkSelection } from "#office-ui/list/list-description.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { type MoveByStaff, ORDER_TRANSITIONS } from "../../domain/order-status.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import { bulkMoveOrdersCall } from "../../steps/staff-calls.ts";
import { useUndoSteps } from "../steps/use-undo-steps.ts";
import { openBulkAssign } from "./orders-assign.tsx";
import { openFilterBulk } from "./orders-filter-bulk.tsx";
import { openBulkNote } from "./orders-note.tsx";

const ID = "office-bulk-orders";
/** At most so many in one call. */
const MOST = 200;
/** A file of more pages takes too long to make. */
const MOST_PAPERS = 100;

type Chosen = readonly Pick<ListedStaffOrder, "id" | "number" | "status">[];

/** Which of the chosen can make a step now. */
const readyOf = (orders: Chosen, to: MoveByStaff) =>
  orders.filter(({ status }) => ORDER_TRANSITIONS[status].includes(to)).slice(0, MOST);

type BulkDialogProps = { orders: Chosen; to: MoveByStaff; onDone: () => unknown };

/** Says first how many it is for, then does it, each order for itself. */
function BulkDialog({ orders, to, onDone }: BulkDialogProps) {
  const t = useT();
  const showDone = useUndoSteps();
  const { busy, problem, run } = useStep();
  const ready = readyOf(orders, to);
  const step = t(keyUnder("office.orders.step", to));
  const send = () =>
    void run(async () => {
      const ids = ready.map(({ id }) => id);
      const { moved, refused } = await callApi(bulkMoveOrdersCall, { ids, to });
      closeModal(ID);
      const text = t("office.orders.bulk.done", { moved: moved.length, refused: refused.length });
      if (moved.length > 0) showDone(moved, text);
      else showToast({ kind: "bad", text });
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

type OrdersBulk = {
  /** The address of the list, and how many it shows. */
  query: string;
  count: number;
  load: (selection: BulkSelection) => Promise<Chosen>;
};

/** What can be done with all ticked orders. */
export function useOrdersBulk(bulk: OrdersBulk): BulkAction[] {
  const t = useT();
  const { count, load } = bulk;
  const withIds = (open: (ids: number[]) => unknown) => (selection: BulkSelection) => {
    if (selection.all && count > MOST) {
      showToast({ kind: "bad", text: t("office.orders.bulk.limit", { count: MOST }) });
    } else void load(selection).then((orders) => open(orders.map(({ id }) => id)));
  };
  const assign: BulkAction = {
    key: "assign",
    label: t("office.orders.bulk.assign"),
    icon: "user-plus",
    shortcut: "a",
    run: withIds((ids) => openBulkAssign(ids, t("office.orders.bulk.nothing_waits"))),
  };
  const note: BulkAction = {
    key: "note",
    label: t("office.orders.bulk.note"),
    icon: "sticky-note",
    shortcut: "n",
    run: withIds(openBulkNote),
  };
  const papers: BulkAction = {
    key: "papers",
    label: t("office.orders.bulk.papers"),
    icon: "printer",
    run: (selection) => {
      if ((selection.all ? count : selection.ids.length) > MOST_PAPERS) {
        showToast({ kind: "bad", text: t("office.orders.bulk.limit", { count: MOST_PAPERS }) });
        return;
      }
      const open = (ids: readonly (number | string)[]) =>
        window.open(`${staffOrderPapersCall.path}?ids=${ids.join(",")}`, "_blank", "noreferrer");
      if (!selection.all) open(selection.ids);
      else void load(selection).then((orders) => open(orders.map(({ id }) => id)));
    },
  };
  return [...useBulkSteps(bulk), assign, note, papers];
}

/** Steps of a whole filter, however many, are made meanwhile. */
function useBulkSteps({ query, count, load }: OrdersBulk): BulkAction[] {
  const t = useT();
  const me = useMe();
  const { revalidate } = useRevalidator();
  if (!mayCall(me, bulkMoveOrdersCall)) return [];
  const open = (to: MoveByStaff) => (selection: BulkSelection) => {
    if (selection.all && count > MOST) void openFilterBulk({ query, to, onDone: revalidate });
    else
      void load(selection).then((orders) =>
        openModal(ID, <BulkDialog orders={orders} to={to} onDone={revalidate} />),
      );
  };
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
