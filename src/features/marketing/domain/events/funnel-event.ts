import type { TrackedProduct } from "#ports/order-updates.ts";
import type { QUOTE_STEPS, QuoteStep, TrackedQuote } from "./tracked-quote.ts";

/** What a shopper did, independent of any service's names; amounts are in the tracking currency. */
export type FunnelEvent =
  | { name: "view_item_list"; items: TrackedProduct[]; list: string }
  | { name: "select_item"; items: TrackedProduct[]; list: string }
  | { name: "search"; text: string; found: number }
  | { name: "view_item" | "add_to_cart" | "remove_from_cart"; items: TrackedProduct[] }
  | { name: "view_cart"; items: TrackedProduct[] }
  | CheckoutEvent
  | { name: "login" | "sign_up" }
  | { name: (typeof QUOTE_STEPS)[QuoteStep]; quote: TrackedQuote; once: string };

export type CheckoutEvent = {
  name: "begin_checkout" | "add_shipping_info" | "add_payment_info" | "purchase";
  items: TrackedProduct[];
  /** An event with this key is sent once, however often it occurs. */
  once: string;
  coupon?: string;
  /** Air or sea. */
  shippingTier?: string;
  paymentType?: string;
  shipping?: number;
  /** For a purchase: the order's number. */
  transactionId?: string;
  /** SPEC §4 "Analytics total": the full amount, including what is paid from the wallet. */
  total?: number;
};
