import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { canGoBelowZero, MOVES } from "../domain/ledger.ts";
import {
  insertTransaction,
  type LedgerTransaction,
  type lockAccounts,
  type NewTransaction,
  selectByKey,
} from "./wallet.repository.ts";

export type WalletProblem =
  | "wallet.errors.invalid_amount"
  | "wallet.errors.not_enough"
  | "wallet.errors.not_that_much"
  | "wallet.errors.key_used"
  | "errors.not_found";
export type MoveResult = Result<LedgerTransaction, WalletProblem>;

type Accounts = Awaited<ReturnType<typeof lockAccounts>>;

/** The last step of every move: the accounts are locked, so what they have is what they will have. */
export async function postMove(
  tx: Transaction,
  accounts: Accounts,
  values: NewTransaction,
): Promise<MoveResult> {
  const { from, to } = MOVES[values.kind];
  const giver = accounts[from];
  if (!canGoBelowZero(from) && giver.balanceCents < values.amountCents) {
    return fail("wallet.errors.not_enough");
  }
  return succeed(await insertTransaction(tx, values, { from: giver, to: accounts[to] }));
}

/** What the same cause did before: done once, told again. The same key for something else is a bug of the caller. */
export async function moveDoneBefore(
  tx: Transaction,
  wanted: Pick<NewTransaction, "key" | "kind" | "customerId"> & {
    amountCents?: number | undefined;
  },
): Promise<MoveResult | undefined> {
  const known = await selectByKey(tx, wanted.key);
  if (!known) return undefined;
  const isSame =
    known.kind === wanted.kind &&
    known.customerId === wanted.customerId &&
    (wanted.amountCents === undefined || known.amountCents === wanted.amountCents);
  return isSame ? succeed(known) : fail("wallet.errors.key_used");
}
