import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { type BalanceEntry, ENTRY_TYPES, REL_TYPES } from "../domain/balance-entry.ts";
import { countHistory, selectHistory } from "./wallet.repository.ts";

const PAGE_SIZE = 20;
const MOST_PER_PAGE = 500;

export async function listHistory(
  deps: { db: Queryable },
  input: { customerId: number; page?: number | undefined; limit?: number | undefined },
): Promise<{ items: BalanceEntry[]; total: number }> {
  const limit = Math.min(input.limit ?? PAGE_SIZE, MOST_PER_PAGE);
  const offset = ((input.page ?? 1) - 1) * limit;
  const rows = await selectHistory(deps.db, input.customerId, { limit, offset });
  return { items: rows.map(onWire), total: await countHistory(deps.db, input.customerId) };
}

type Row = Awaited<ReturnType<typeof selectHistory>>[number];

function onWire({ entry, transaction }: Row): BalanceEntry {
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
