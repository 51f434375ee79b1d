import { DAY_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import type { RelType } from "#features/wallet/domain/balance-entry.ts";
import {
  type FollowUp,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type ManualReason,
  MOVES,
  type MoveKind,
} from "#features/wallet/domain/ledger.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from "#features/wallet/server/wallet.tables.ts";

export type MoveDefinition = {
  kind: Exclude<MoveKind, FollowUp> | "refund";
  cents: number;
  daysAgo: number;
  relType: RelType;
  relId?: number;
  processorName?: string;
  processorTransactionId?: string;
  reason?: ManualReason;
  /** What a refund returns, by its place in the list. */
  refunds?: number;
};

/** A wallet with a past, the oldest move first; the database fills in what each began and ended with. */
export async function insertMoves(
  db: Queryable,
  customerId: number,
  moves: readonly MoveDefinition[],
): Promise<void> {
  if (moves.length === 0) return;
  const accounts = await db
    .insert(ledgerAccounts)
    .values(LEDGER_ACCOUNTS.map((kind) => ({ customerId, kind })))
    .returning();
  const idOf = (kind: LedgerAccount) => accounts.find((account) => account.kind === kind)?.id ?? 0;
  const ids: number[] = [];
  for (const [at, { cents, daysAgo, refunds, ...move }] of moves.entries()) {
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    const key = `seed:${customerId}:${at}`;
    const [row] = await db
      .insert(ledgerTransactions)
      .values({
        ...move,
        customerId,
        key,
        amountCents: cents,
        createdAt,
        ofTransactionId: refunds === undefined ? null : (ids[refunds] ?? null),
      })
      .returning();
    const transactionId = row?.id ?? 0;
    ids.push(transactionId);
    const { from, to } = MOVES[move.kind];
    await db.insert(ledgerEntries).values([
      { transactionId, accountId: idOf(from), amountCents: -cents },
      { transactionId, accountId: idOf(to), amountCents: cents },
    ]);
  }
}
