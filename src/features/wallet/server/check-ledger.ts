import type { Cents } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockAccounts, sumLedger } from "./wallet.repository.ts";

export type LedgerCheck = {
  balanceCents: Cents;
  /** The sum of all entries. */
  sumCents: Cents;
  /** The sums of additions and of deductions; the latter is negative. */
  additionsCents: Cents;
  deductionsCents: Cents;
  heldCents: Cents;
  entries: number;
  /** The sums equal the balances, and every entry starts with the balance at which the previous one ended. */
  agrees: boolean;
};

/** "Check my balance": adds up the whole ledger of a customer, locked, so that nothing moves meanwhile. */
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
