import type { MessageKey } from "#core/message-key.ts";
import type { BalanceEntry } from "../../contract.ts";
import { ENTRY_TYPES, REL_TYPES } from "../../domain/entry-types.ts";

/** Shown with prefix ID. */
export const entryNumber = ({ id }: Pick<BalanceEntry, "id">): string => `ID${id}`;

/** What happened, as a message key. A quote or forward request without rel_id is a refund (SPEC §3). */
export function entryLabel({
  rel_type,
  type,
  rel_id,
  order_type,
}: Pick<BalanceEntry, "rel_type" | "type" | "rel_id" | "order_type">): MessageKey {
  switch (rel_type) {
    case REL_TYPES.quote: {
      // SPEC §3 has one relation for both, but to a customer they are two different things.
      const what = order_type === "shop_orders" ? "order" : "quote";
      return rel_id === null
        ? `balance.balance_refund_for_${what}`
        : `balance.balance_paid_for_${what}`;
    }
    case REL_TYPES.forwardRequest:
      return rel_id === null
        ? "balance.balance_refund_for_forward_request"
        : "balance.balance_paid_for_forward_request";
    case REL_TYPES.manual:
      return type === ENTRY_TYPES.addition
        ? "balance.balance_manual_top_up_by_admin"
        : "balance.balance_manual_deduction_by_admin";
    case REL_TYPES.topUp:
      // SPEC §3 has no refund of a top-up, so this message is our own.
      return type === ENTRY_TYPES.addition
        ? "balance.balance_top_up"
        : "balance.balance_refund_for_top_up";
    case REL_TYPES.miscInvoice:
      // SPEC §3 has no refund of these invoices, so this message is our own.
      return type === ENTRY_TYPES.addition
        ? "balance.balance_refund_for_misc_invoice"
        : "balance.balance_paid_for_misc_invoice";
  }
}

type Numbered = Pick<
  BalanceEntry,
  "rel_type" | "rel_id" | "payment_processor_transaction_id" | "order_number"
>;

/** The displayed order number: QU or FR with the id, or for a top-up the processor's transaction id. */
export function orderNumber(entry: Numbered): string | undefined {
  const { rel_type, rel_id, order_number } = entry;
  if (rel_type === REL_TYPES.topUp) return entry.payment_processor_transaction_id ?? undefined;
  if (order_number !== null || rel_id === null) return order_number ?? undefined;
  if (rel_type === REL_TYPES.quote) return `QU${rel_id}`;
  return rel_type === REL_TYPES.forwardRequest ? `FR${rel_id}` : undefined;
}

/** A quote's entry links by quote_slug to the order that the paid quote became; other entries use order_path. */
export function entryPath({
  rel_type,
  quote_slug,
  order_path,
}: Pick<BalanceEntry, "rel_type" | "quote_slug" | "order_path">): string | undefined {
  if (rel_type === REL_TYPES.quote && quote_slug) {
    return `/my-orders/${encodeURIComponent(quote_slug)}`;
  }
  return order_path ?? undefined;
}

/** Shown only for top-ups. */
export function processorName(entry: Pick<BalanceEntry, "rel_type" | "payment_processor_name">) {
  return entry.rel_type === REL_TYPES.topUp ? entry.payment_processor_name : null;
}
