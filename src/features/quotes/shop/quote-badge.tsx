import { OrderStatusBadge } from "#features/orders/shop/order-status-badge.tsx";
import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import type { QuoteSummary } from "../contract.ts";
import type { QuoteStatus } from "../domain/quote-status.ts";

const TONES = {
  submitted: "plain",
  needs_info: "warn",
  priced: "good",
  awaiting_payment: "warn",
  expired: "plain",
  declined: "plain",
} as const satisfies Record<QuoteStatus, string>;

/** The colour says if the customer must act, must wait or is done; once there is an order, shows the order's status. */
export function QuoteBadge({ quote }: { quote: Pick<QuoteSummary, "status" | "order_status"> }) {
  const t = useT();
  if (quote.order_status) return <OrderStatusBadge status={quote.order_status} />;
  return <Badge tone={TONES[quote.status]}>{t(`quotes.status.${quote.status}`)}</Badge>;
}
