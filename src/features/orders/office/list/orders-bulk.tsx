import { useState } from "react";
import { useRevalidator } from "react-router";
import { asMessageKey, keyUnder } from "#core/message-key.ts";
import { staffOrderPapersCall } from "#features/invoices/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import type { BulkAction, BulkSelection, Untick } from "#office-ui/list/list-description.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import {
  bulkMoveOrdersCall,
  purchaseOrderCall,
  unknownCostsCall,
} from "../../steps/staff-calls.ts";
import { useUndoSteps } from "../steps/use-undo-steps.ts";
import { openBulkAssign } from "./orders-assign.tsx";
import { openFilterBulk } from "./orders-filter-bulk.tsx";
import { openBulkNote } from "./orders-note.tsx";
import { isReadyFor } from "./orders-query.ts";

const ID = "office-bulk-orders";
/** How many orders of each kind are listed by name. */
const NAMED = 12;
/** How many orders one call may contain at most. */
const MOST = 200;
/** A file of more pages takes too long to make. */
const MOST_PAPERS = 100;

type Chosen = readonly Pick<ListedStaffOrder, "id" | "number" | "status" | "withdrawn_at">[];

type BulkStep = { orders: Chosen; to: MoveByStaff; onDone: () => unknown; untick: Untick };

/** First asks which of the orders to be bought have no known cost. */
async function openBulkStep({ orders, to, ...rest }: BulkStep): Promise<void> {
  const ready = orders.filter((order) => isReadyFor(order, to)).slice(0, MOST);
  const left = orders.filter((order) => !ready.includes(order));
  const ids = ready.map(({ id }) => id);
  const asks = to === "purchased" && ids.length > 0;
  const unknown = asks ? (await callApi(unknownCostsCall, { ids })).orders : [];
  openModal(ID, <BulkDialog {...rest} to={to} ready={ready} left={left} unknown={unknown} />);
}

type BulkDialogProps = Pick<BulkStep, "to" | "onDone" | "untick"> & {
  ready: Chosen;
  left: Chosen;
  /** Orders that are bought without a known cost. */
  unknown: readonly number[];
};

type Refused = readonly { id: number; number: string; message: string }[];

/** First lists which orders can make the step and which cannot, then the result for each order. */
function BulkDialog({ ready, left, unknown, to, onDone, untick }: BulkDialogProps) {
  const t = useT();
  const showDone = useUndoSteps();
  const { busy, problem, run } = useStep();
  const [refused, setRefused] = useState<Refused>();
  const step = t(keyUnder("office.orders.step", to));
  const reasonOf = ({ status, withdrawn_at }: Chosen[number]) =>
    t(withdrawn_at ? "office.orders.withdrawn" : keyUnder("orders.status", status));
  const send = () =>
    void run(async () => {
      const ids = ready.map(({ id }) => id);
      const outcome = await callApi(bulkMoveOrdersCall, { ids, to });
      const counts = { moved: outcome.moved.length, refused: outcome.refused.length + left.length };
      const text = t("office.orders.bulk.done", counts);
      if (counts.refused === 0) closeModal(ID);
      else setRefused(outcome.refused);
      untick(outcome.moved.map(String));
      if (counts.moved > 0) showDone(outcome.moved, text);
      else showToast({ kind: "bad", text });
      await onDone();
    });
  return (
    <Dialog
      title={t("office.orders.bulk.title", { step })}
      size="narrow"
      footer={
        refused ? (
          <Button onClick={() => closeModal(ID)}>{t("ui.close")}</Button>
        ) : (
          <Button variant="go" busy={busy} disabled={ready.length === 0} onClick={send}>
            {step}
          </Button>
        )
      }
    >
      {!refused && (
        <BulkGroup
          title={t("office.orders.bulk.ready")}
          orders={ready.map(({ number }) => ({ number }))}
        />
      )}
      {!refused && unknown.length > 0 && (
        <p className="mt-2 text-warn">
          {t("office.orders.bulk.unknown_costs", {
            count: unknown.length,
            numbers: ready
              .filter(({ id }) => unknown.includes(id))
              .map(({ number }) => number)
              .slice(0, NAMED)
              .join(", "),
          })}
        </p>
      )}
      <BulkGroup
        title={t(refused ? "office.orders.bulk.were_left" : "office.orders.bulk.not_ready")}
        orders={[
          ...(refused ?? []).map(({ number, message }) => ({
            number,
            reason: t(asMessageKey(message)),
          })),
          ...left.map((order) => ({ number: order.number, reason: reasonOf(order) })),
        ]}
      />
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}

type BulkGroupProps = { title: string; orders: readonly { number: string; reason?: string }[] };

function BulkGroup({ title, orders }: BulkGroupProps) {
  const t = useT();
  const more = orders.length - NAMED;
  return (
    <section className="mt-3">
      <h3 className="flex justify-between gap-2 font-medium">
        {title} <span className="num">{orders.length}</span>
      </h3>
      <ul className="num text-12 text-ink-2">
        {orders.slice(0, NAMED).map(({ number, reason }) => (
          <li key={number}>{reason ? `${number} · ${reason}` : number}</li>
        ))}
        {more > 0 && <li>{t("office.orders.bulk.more", { count: more })}</li>}
      </ul>
    </section>
  );
}

type OrdersBulk = {
  /** The query string of the list, and how many orders the list shows. */
  query: string;
  count: number;
  load: (selection: BulkSelection) => Promise<Chosen>;
};

/** The bulk actions for all ticked orders. */
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
  const mayPrint = mayCall(useMe(), staffOrderPapersCall);
  return [...useBulkSteps(bulk), assign, note, ...(mayPrint ? [papers] : [])];
}

/** Steps for all orders that match a filter run as a background job. */
function useBulkSteps({ query, count, load }: OrdersBulk): BulkAction[] {
  const t = useT();
  const me = useMe();
  const { revalidate } = useRevalidator();
  if (!mayCall(me, bulkMoveOrdersCall)) return [];
  const open = (to: MoveByStaff) => (selection: BulkSelection, untick: Untick) => {
    if (selection.all && count > MOST) void openFilterBulk({ query, to, onDone: revalidate });
    else
      void load(selection).then((orders) =>
        openBulkStep({ orders, to, onDone: revalidate, untick }),
      );
  };
  const buy: BulkAction = {
    key: "purchase",
    label: t("office.orders.bulk.purchase"),
    icon: "shopping-bag",
    shortcut: "p",
    run: open("purchased"),
  };
  const receive: BulkAction = {
    key: "warehouse",
    label: t("office.orders.bulk.warehouse"),
    icon: "warehouse",
    run: open("at_warehouse"),
  };
  return mayCall(me, purchaseOrderCall) ? [buy, receive] : [receive];
}
