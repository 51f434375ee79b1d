import type { Cents } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockAccounts, sumLedger } from "./wallet.repository.ts";

export type LedgerCheck = {
  balanceCents: Cents;
  /** What the entries add up to. */
  sumCents: Cents;
  entries: number;
  /** The sum is the balance, and every entry begins where the one before it ended. */
  agrees: boolean;
};

/** "Check my balance": the whole ledger of a customer added up anew, while nothing moves in it. */
export function checkLedger(
  deps: { db: Database },
  { customerId }: { customerId: number },
): Promise<LedgerCheck> {
  return inTransaction(deps.db, async (tx) => {
    const { wallet } = await lockAccounts(tx, customerId);
    const { sumCents, entries, broken } = await sumLedger(tx, customerId);
    const balanceCents = wallet.balanceCents;
    return { balanceCents, sumCents, entries, agrees: broken === 0 && sumCents === balanceCents };
  });
}
