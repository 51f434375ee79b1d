import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import { isUnpaid, type OrderStatus } from "../domain/order-status.ts";

type BadgeProps = {
  status: OrderStatus;
  /** A part of the order has left already. */
  isPart?: boolean | undefined;
};

/** Highlights what needs action and what has arrived; an order on its way is never shown in a warning colour. */
export function OrderStatusBadge({ status, isPart = false }: BadgeProps) {
  const t = useT();
  const words = isPart ? t("orders.part_shipped") : t(`orders.status.${status}`);
  return <Badge tone={toneOf(status)}>{words}</Badge>;
}

/** The status of a parcel; the states and their texts belong to the forwarding feature. */
export function ParcelStatusBadge({ status }: { status: string }) {
  const t = useT();
  const tone = status === "delivered" ? "good" : status === "awaiting_payment" ? "warn" : "plain";
  return <Badge tone={tone}>{t(keyUnder("forwarding.status", status))}</Badge>;
}

function toneOf(status: OrderStatus) {
  if (isUnpaid(status)) return "warn";
  return status === "paid" || status === "delivered" ? "good" : "plain";
}
