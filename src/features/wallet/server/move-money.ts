import { sql } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { withRetries } from "#database/transaction.ts";
import type { RelType } from "../domain/entry-types.ts";
import {
  FOLLOW_UPS,
  type FollowUp,
  isAmount,
  LEDGER_ACCOUNTS,
  type ManualReason,
  MOVES,
  type MoveKind,
} from "../domain/ledger.ts";

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

type WalletProblem =
  | "wallet.errors.invalid_amount"
  | "wallet.errors.not_enough"
  | "wallet.errors.not_that_much"
  | "wallet.errors.key_used"
  | "errors.not_found";
/** The transaction of the ledger. */
export type MoveResult = Result<{ id: number }, WalletProblem>;

/** One customer's moves go one after another; where the caller has a transaction, in it. */
export async function moveMoney(
  db: Queryable,
  kind: Exclude<MoveKind, FollowUp>,
  { customerId, amountCents, key, relation, processor, manual }: Move,
): Promise<MoveResult> {
  if (!isAmount(amountCents)) return fail("wallet.errors.invalid_amount");
  const details = {
    rel_type: relation.relType,
    rel_id: relation.relId,
    quote_slug: relation.quoteSlug,
    processor_name: processor?.name,
    processor_transaction_id: processor?.transactionId,
    actor_id: manual?.actorId,
    reason: manual?.reason,
  };
  return move(db, kind, { customerId, amountCents, key, details });
}

export type FollowUpMove = {
  customerId: number;
  key: string;
  /** The key of the hold, debit or capture that it follows. */
  of: string;
  /** Without it all that is left. */
  amountCents?: Cents | undefined;
};

/** Never more than is left of what it follows: no hold is captured twice, nothing is refunded twice. */
export async function followUpMove(
  db: Queryable,
  kind: FollowUp,
  { customerId, key, of, amountCents }: FollowUpMove,
): Promise<MoveResult> {
  if (amountCents !== undefined && !isAmount(amountCents)) {
    return fail("wallet.errors.invalid_amount");
  }
  return move(db, kind, { customerId, amountCents, key, of, follows: FOLLOW_UPS[kind] });
}

type StoredMove = {
  customerId: number;
  amountCents: Cents | undefined;
  key: string;
  of?: string;
  follows?: readonly MoveKind[];
  details?: object;
};

const textList = (texts: readonly string[]) => `{${texts.join(",")}}`;

const moveOnce = textStatement<{ problem: WalletProblem | null; id: string }>(sql`
  select problem, (moved).id from move_money(${placeholder("customerId")}, ${placeholder("kind")},
    ${placeholder("from")}, ${placeholder("to")}, ${textList(LEDGER_ACCOUNTS)}, ${placeholder("amountCents")},
    ${placeholder("key")}, ${placeholder("of")}, ${placeholder("follows")}, ${placeholder("details")})`);

/** One statement, which locks the customer's accounts, looks and moves (migration 0056). */
async function move(db: Queryable, kind: MoveKind, asked: StoredMove): Promise<MoveResult> {
  const { customerId, amountCents, key, of, follows, details } = asked;
  const { from, to } = MOVES[kind];
  const values = { customerId, kind, from, to, amountCents, key, of };
  const [done] = await withRetries(db, () =>
    moveOnce(db, {
      ...values,
      follows: follows && textList(follows),
      details: JSON.stringify(details ?? {}),
    }),
  );
  if (!done) throw new Error("The ledger did not answer");
  return done.problem ? fail(done.problem) : succeed({ id: Number(done.id) });
}
