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
  /** Identifies the cause, for example `payment:abc`: the same key moves money only once. */
  key: string;
  /** What the move is about (SPEC §3). */
  relation: { relType: RelType; relId?: number; quoteSlug?: string };
  processor?: { name: string; transactionId: string };
  manual?: { actorId: number | null; reason: ManualReason; record?: string | undefined };
};

type WalletProblem =
  | "wallet.errors.invalid_amount"
  | "wallet.errors.not_enough"
  | "wallet.errors.not_that_much"
  | "wallet.errors.key_used"
  | "errors.not_found";
/** `id` is that of the ledger's transaction. */
export type MoveResult = Result<{ id: number }, WalletProblem>;

/** Moves of one customer run one after the other; inside the caller's transaction, if `db` is one. */
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
    record: manual?.record,
  };
  return move(db, kind, { customerId, amountCents, key, details });
}

export type FollowUpMove = {
  customerId: number;
  key: string;
  /** The key of the hold, debit or capture that this move follows. */
  of: string;
  /** If missing, all that is left. */
  amountCents?: Cents | undefined;
};

/** Never moves more than is left of the earlier move: no hold is captured twice, nothing is refunded twice. */
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

/** One statement locks the customer's accounts, checks and moves (migration 0056). */
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
