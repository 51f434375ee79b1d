import { toDecimal } from "#core/money.ts";
import type { BalanceEntry } from "../contract.ts";
import type { WalletSubject } from "../domain/entry-types.ts";
import { ENTRY_TYPES, REL_TYPES } from "../domain/entry-types.ts";
import type { HistoryRow, LedgerTransaction } from "./wallet.repository.ts";

/** Names what moves were about, by the move's id; other features provide this, which the wallet does not import. */
export type NameSubjects = (
  moves: readonly Pick<LedgerTransaction, "id" | "key" | "relType" | "relId">[],
) => Promise<ReadonlyMap<number, WalletSubject>>;

export async function toBalanceEntries(
  { nameSubjects }: { nameSubjects: NameSubjects },
  rows: readonly HistoryRow[],
): Promise<BalanceEntry[]> {
  const subjects = await nameSubjects(rows.map(({ transaction }) => transaction));
  return rows.map((row) => toBalanceEntry(row, subjects.get(row.transaction.id)));
}

/** A ledger entry in the format of the specification, with what it was about. */
function toBalanceEntry(
  { entry, transaction }: HistoryRow,
  subject: WalletSubject | undefined,
): BalanceEntry {
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
    order_type: subject?.type ?? null,
    order_number: subject?.number ?? null,
    order_path: subject?.path ?? null,
  };
}
