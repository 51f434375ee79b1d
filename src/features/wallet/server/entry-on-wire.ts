import { toDecimal } from "#core/money.ts";
import { type BalanceEntry, ENTRY_TYPES, REL_TYPES } from "../domain/balance-entry.ts";
import type { HistoryRow } from "./wallet.repository.ts";

/** An entry of the ledger as the specification writes it. */
export function entryOnWire({ entry, transaction }: HistoryRow): BalanceEntry {
  const { relType, relId } = transaction;
  const isAddition = entry.amountCents > 0;
  // SPEC §3: a quote or forward request without rel_id is a refund.
  const isRefund =
    isAddition && (relType === REL_TYPES.quote || relType === REL_TYPES.forwardRequest);
  return {
    id: entry.id,
    rel_type: relType,
    type: isAddition ? ENTRY_TYPES.addition : ENTRY_TYPES.deduction,
    rel_id: isRefund ? null : relId,
    created_at: transaction.createdAt.toISOString(),
    starting_balance: toDecimal(entry.startingCents),
    end_balance: toDecimal(entry.endCents),
    amount: toDecimal(entry.amountCents),
    payment_processor_name: transaction.processorName,
    payment_processor_transaction_id: transaction.processorTransactionId,
    quote_slug: transaction.quoteSlug,
  };
}
