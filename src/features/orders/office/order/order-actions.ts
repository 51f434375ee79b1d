import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { MOVES_BY_STAFF, type MoveByStaff, type OrderStatus } from "../../domain/order-status.ts";
import type { ShownOrder } from "../../staff-calls.ts";
import { moveOrderCall, resendOrderMailCall } from "../../steps/staff-calls.ts";
import { openRefund } from "../refund/refund-dialog.tsx";
import { openAddress } from "../steps/open-address.ts";
import { openPoint } from "../steps/point-dialog.tsx";
import { openPurchase } from "../steps/purchase-dialog.tsx";
import { openShip } from "../steps/ship-dialog.tsx";
import { useOpenCancel } from "../steps/use-open-cancel.ts";
import { useUndoSteps } from "../steps/use-undo-steps.ts";

/** A keyboard shortcut for each step, shown on the next one. */
const SHORTCUTS: Partial<Record<OrderStatus, string>> = {
  purchased: "p",
  at_warehouse: "w",
  shipped: "s",
  in_customs: "c",
  in_country: "i",
  ready_for_pickup: "u",
  out_for_delivery: "o",
  delivered: "d",
};

/** The order's next steps; the first one is the filled button. */
function useStepActions(order: ShownOrder): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const { revalidate } = useRevalidator();
  const showDone = useUndoSteps();
  const move = async (to: MoveByStaff) => {
    const isMoved = await run(() => callApi(moveOrderCall, { id: order.id, to }));
    if (isMoved) showDone([order.id], t("office.orders.done", { number: order.number }));
  };
  const makeStep = (to: OrderStatus) => {
    if (to === "purchased") {
      if (order.shows_money) openPurchase({ order, onDone: revalidate });
    } else if (to === "shipped") openShip({ order, onDone: revalidate });
    else if (isOneOf(MOVES_BY_STAFF, to)) void move(to);
  };
  return order.steps.map((to, at): RecordAction => {
    const shortcut = SHORTCUTS[to];
    return {
      key: to,
      label: t(keyUnder("office.orders.step", to)),
      run: () => makeStep(to),
      busy,
      ...(shortcut ? { shortcut } : {}),
      ...(at === 0 ? { position: "primary" as const, icon: "truck" as const } : {}),
    };
  });
}

/** Sends the order's mails again. */
function useMailActions(order: ShownOrder): RecordAction[] {
  const t = useT();
  const { run } = useAction();
  if (!order.shows_money) return [];
  const { id, can_mail } = order;
  return can_mail.map((kind) => ({
    key: `mail-${kind}`,
    label: t(keyUnder("office.orders.mail", kind)),
    icon: "mail",
    position: "menu",
    run: () =>
      void run(() => callApi(resendOrderMailCall, { id, kind }), t("office.orders.mail.done")),
  }));
}

const when = (isThere: boolean, action: RecordAction) => (isThere ? [action] : []);

/** Changes to the order itself, such as refunds and a new address; listed before its steps. */
function useChangeActions(order: ShownOrder): RecordAction[] {
  const t = useT();
  const { revalidate } = useRevalidator();
  if (!order.shows_money) return [];
  return [
    ...when(order.can_refund, {
      key: "refund",
      label: t("office.orders.refund.open"),
      icon: "undo-2",
      shortcut: "r",
      run: () => openRefund({ order, onDone: revalidate }),
    }),
    ...when(order.can_edit, {
      key: "address",
      label: t(`office.orders.address.${order.pickup_point ? "recipient" : "open"}`),
      icon: order.pickup_point ? "user" : "map-pin",
      run: () => openAddress(order, t("office.orders.address.title", { number: order.number })),
    }),
    ...when(order.can_edit && order.pickup_point !== null, {
      key: "point",
      label: t("office.orders.point.open"),
      icon: "map-pin",
      run: () => openPoint({ order, onDone: revalidate }),
    }),
  ];
}

/** The actions that are possible for an order now. */
export function useOrderActions(order: ShownOrder): RecordAction[] {
  const t = useT();
  const openCancel = useOpenCancel(order);
  const changes = useChangeActions(order);
  const steps = useStepActions(order);
  const mails = useMailActions(order);
  if (!order.shows_money || !order.can_cancel || !openCancel) {
    return [...changes, ...steps, ...mails];
  }
  const cancel: RecordAction = {
    key: "cancel",
    label: t("office.orders.cancel.open"),
    icon: "x",
    position: "menu",
    run: openCancel,
  };
  return [...changes, ...steps, ...mails, cancel];
}
