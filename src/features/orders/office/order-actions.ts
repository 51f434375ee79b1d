import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office/components/calls/use-action.ts";
import type { RecordAction } from "#office/components/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { MOVES_BY_STAFF, type OrderStatus } from "../domain/order-status.ts";
import type { StaffOrder } from "../staff-calls.ts";
import { moveOrderCall, resendOrderMailCall } from "../steps/staff-calls.ts";
import { openRefund } from "./refund/refund-dialog.tsx";
import { openAddress } from "./steps/address-dialog.tsx";
import { openCancel } from "./steps/cancel-dialog.tsx";
import { openPurchase } from "./steps/purchase-dialog.tsx";
import { openShip } from "./steps/ship-dialog.tsx";

const SHORTCUTS: Partial<Record<OrderStatus, string>> = { purchased: "p", shipped: "s" };

/** What may be done with an order now; the next step of its way is the filled button. */
export function useOrderActions(order: StaffOrder): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const { revalidate } = useRevalidator();
  const dialog = { order, onDone: revalidate };
  const done = t("office.orders.done", { number: order.number });
  const makeStep = (to: OrderStatus) => {
    if (to === "purchased") openPurchase(dialog);
    else if (to === "shipped") openShip(dialog);
    else if (isOneOf(MOVES_BY_STAFF, to)) {
      void run(() => callApi(moveOrderCall, { slug: order.slug, to }), done);
    }
  };
  const when = (isThere: boolean, action: RecordAction) => (isThere ? [action] : []);
  return [
    ...when(order.can_refund, {
      key: "refund",
      label: t("office.orders.refund.open"),
      icon: "undo-2",
      shortcut: "r",
      run: () => openRefund(dialog),
    }),
    ...when(order.can_edit, {
      key: "address",
      label: t("office.orders.address.open"),
      icon: "map-pin",
      run: () => openAddress({ order }),
    }),
    ...order.steps.map((to, at): RecordAction => {
      const shortcut = SHORTCUTS[to];
      return {
        key: to,
        label: t(keyUnder("office.orders.step", to)),
        run: () => makeStep(to),
        busy,
        ...(shortcut ? { shortcut } : {}),
        ...(at === 0 ? { position: "primary" as const, icon: "truck" as const } : {}),
      };
    }),
    ...order.can_mail.map(
      (kind): RecordAction => ({
        key: `mail-${kind}`,
        label: t(keyUnder("office.orders.mail", kind)),
        icon: "mail",
        position: "menu",
        run: () =>
          void run(
            () => callApi(resendOrderMailCall, { id: order.id, kind }),
            t("office.orders.mail.done"),
          ),
      }),
    ),
    ...when(order.can_cancel, {
      key: "cancel",
      label: t("office.orders.cancel.open"),
      icon: "x",
      position: "menu",
      run: () => openCancel(dialog),
    }),
  ];
}
