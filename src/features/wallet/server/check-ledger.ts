import type { Cents } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockAccounts, sumLedger } from "./wallet.repository.ts";

export type LedgerCheck = {
  balanceCents: Cents;
  /** What the entries add up to. */
  sumCents: Cents;
  /** What came in and what went out; the latter is negative. */
  additionsCents: Cents;
  deductionsCents: Cents;
  heldCents: Cents;
  entries: number;
  /** The sums are the balances, and every entry begins where the one before it ended. */
  agrees: boolean;
};

/** "Check my balance": the whole ledger of a customer added up anew, while nothing moves in it. */
export function checkLedger(
  deps: { db: Database },
  { customerId }: { customerId: number },
): Promise<LedgerCheck> {
  return inTransaction(deps.db, async (tx) => {
    const { wallet, held } = await lockAccounts(tx, customerId);
    const { broken, ...sums } = await sumLedger(tx, customerId);
    const sumCents = sums.additionsCents + sums.deductionsCents;
    const { balanceCents } = wallet;
    const isEqual = sumCents === balanceCents && sums.heldCents === held.balanceCents;
    return { balanceCents, sumCents, ...sums, agrees: broken === 0 && isEqual };
  });
}
