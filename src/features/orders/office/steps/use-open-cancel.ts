import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { ShownOrder } from "../../staff-calls.ts";
import { cancelStaffOrderCall } from "../../steps/staff-calls.ts";

/** Shows what will be refunded before anything happens. */
export function useOpenCancel(order: ShownOrder) {
  const t = useT();
  const { money } = useOfficeFormat();
  if (!order.shows_money) return undefined;
  const { id, number, currency, refundable, paid_at } = order;
  const sum = money(toCents(refundable.left), currency);
  return () =>
    openConfirm({
      title: t("office.orders.cancel.title", { number }),
      text: paid_at ? t("office.orders.cancel.paid", { sum }) : t("office.orders.cancel.unpaid"),
      send: t("office.orders.cancel.send"),
      done: t("office.orders.cancel.done", { number }),
      onConfirm: () => callStaff(cancelStaffOrderCall, { id }),
    });
}
