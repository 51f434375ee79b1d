import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import { ORDER_PROGRESS, type OrderStatus } from "../../domain/order-status.ts";

const TONES = {
  awaiting_payment: "awaiting",
  paid: "paid",
  purchased: "purchased",
  at_warehouse: "warehouse",
  shipped: "shipped",
  in_customs: "customs",
  in_country: "country",
  ready_for_pickup: "pickup",
  out_for_delivery: "delivery",
  delivered: "delivered",
  cancelled: "ended",
  expired: "ended",
  refunded: "refunded",
} as const satisfies Record<OrderStatus, StateShape["tone"]>;

const ENDS: Partial<Record<OrderStatus, "done" | "crossed" | "clock" | "back">> = {
  delivered: "done",
  cancelled: "crossed",
  expired: "clock",
  refunded: "back",
};

/** A ring that is filled as far as the order has progressed, or the icon of its end state. */
function orderStateShape(status: OrderStatus): StateShape {
  const tone = TONES[status];
  const end = ENDS[status];
  if (end) return { tone, shape: end };
  return { tone, progress: ORDER_PROGRESS.indexOf(status) / (ORDER_PROGRESS.length - 1) };
}

export function OrderState({ status }: { status: OrderStatus }) {
  const t = useT();
  return <StateMark {...orderStateShape(status)}>{t(keyUnder("orders.status", status))}</StateMark>;
}
