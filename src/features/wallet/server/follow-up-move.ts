import type { Cents } from "#core/money.ts";
import { fail } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { FOLLOW_UPS, type FollowUp, isAmount, type MoveKind } from "../domain/ledger.ts";
import { type MoveResult, moveDoneBefore, postMove } from "./move-money.ts";
import { lockAccounts, selectByKey, sumFollowUps } from "./wallet.repository.ts";

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
  return inTransaction(db, async (tx) => {
    const accounts = await lockAccounts(tx, customerId);
    const before = await moveDoneBefore(tx, { key, kind, customerId, amountCents });
    if (before) return before;
    const origin = await selectByKey(tx, of);
    const followed: readonly MoveKind[] = FOLLOW_UPS[kind];
    if (!origin || origin.customerId !== customerId || !followed.includes(origin.kind)) {
      return fail("errors.not_found");
    }
    const left = origin.amountCents - (await sumFollowUps(tx, origin.id));
    const wanted = amountCents ?? left;
    if (left <= 0 || wanted > left) return fail("wallet.errors.not_that_much");
    const { relType, relId, quoteSlug } = origin;
    return postMove(tx, accounts, {
      customerId,
      kind,
      amountCents: wanted,
      key,
      relType,
      relId,
      quoteSlug,
      ofTransactionId: origin.id,
    });
  });
}
