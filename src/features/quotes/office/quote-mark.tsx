import { keyUnder } from "#core/message-key.ts";
import { OrderState } from "#features/orders/office/order/order-state.tsx";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import type { QuoteStatus } from "../domain/quote-status.ts";
import type { ListedStaffQuote } from "../staff-calls.ts";

const SHAPES: Record<QuoteStatus, StateShape> = {
  submitted: { tone: "paid", progress: 0 },
  needs_info: { tone: "awaiting", progress: 0.25 },
  priced: { tone: "purchased", progress: 0.5 },
  awaiting_payment: { tone: "awaiting", progress: 0.75 },
  expired: { tone: "ended", shape: "clock" },
  declined: { tone: "ended", shape: "crossed" },
};

type QuoteMarkProps = Pick<ListedStaffQuote, "status" | "order_status">;

/** The state of a quote; once it is an order, that order's state. */
export function QuoteMark({ status, order_status }: QuoteMarkProps) {
  const t = useT();
  if (order_status) return <OrderState status={order_status} />;
  return <StateMark {...SHAPES[status]}>{t(keyUnder("quotes.status", status))}</StateMark>;
}
