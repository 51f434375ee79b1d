import type { Cents } from "#core/money.ts";
import { fail } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { RelType } from "../domain/entry-types.ts";
import { type FollowUp, isAmount, type ManualReason, type MoveKind } from "../domain/ledger.ts";
import { type MoveResult, moveDoneBefore, postMove } from "./post-move.ts";
import { lockAccounts } from "./wallet.repository.ts";

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
