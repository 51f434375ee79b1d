import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { RelType } from "../domain/entry-types.ts";
import {
  canGoBelowZero,
  type FollowUp,
  isAmount,
  type ManualReason,
  MOVES,
  type MoveKind,
} from "../domain/ledger.ts";
import {
  insertTransaction,
  type LedgerTransaction,
  lockAccounts,
  type NewTransaction,
  selectByKey,
} from "./wallet.repository.ts";

export type Move = {
  customerId: number;
  amountCents: Cents;
  /** Names the cause, such as `payment:abc`: the same key has its effect once, however often it comes. */
  key: string;
  /** What it is about (SPEC §3). */
  relation: { relType: RelType; relId?: number; quoteSlug?: string };
  processor?: { name: string; transactionId: string };
  manual?: { actorId: number | null; reason: ManualReason };
};

/** One customer's moves go one after another; where the caller has a transaction, in it. */
export async function moveMoney(
  db: Queryable,
  kind: Exclude<MoveKind, FollowUp>,
  { customerId, amountCents, key, relation, processor, manual }: Move,
): Promise<MoveResult> {
  if (!isAmount(amountCents)) return fail("wallet.errors.invalid_amount");
  return inTransaction(db, async (tx) => {
    const accounts = await lockAccounts(tx, customerId);
    const before = await moveDoneBefore(tx, { key, kind, customerId, amountCents });
    if (before) return before;
    return postMove(tx, accounts, {
      customerId,
      kind,
      amountCents,
      key,
      ...relation,
      processorName: processor?.name ?? null,
      processorTransactionId: processor?.transactionId ?? null,
      actorId: manual?.actorId ?? null,
      reason: manual?.reason ?? null,
    });
  });
}

type WalletProblem =
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
