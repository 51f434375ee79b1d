import type { Transaction } from "#database/connect.ts";
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type ManualReason,
  MOVES,
  type MoveKind,
} from "#features/wallet/domain/ledger.ts";
import type { Move } from "#features/wallet/server/move-money.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from "#features/wallet/server/wallet.tables.ts";

/** A ledger move as the shop would have written it, at a past time. */
export type PastMove = Pick<Move, "customerId" | "key" | "relation" | "processor"> & {
  kind: MoveKind;
  cents: number;
  at: Date;
  /** The key of the move that it follows. */
  of?: string;
  reason?: ManualReason;
};

/** Inserts wallet moves with a past, oldest first; the database fills in the balances before and after. */
export async function insertMoves(tx: Transaction, moves: readonly PastMove[]): Promise<void> {
  const ids = new Map<string, number>();
  const accounts = new Map<number, Map<LedgerAccount, number>>();
  for (const move of moves) {
    const { customerId, kind, key, relation, processor, reason } = move;
    const own = accounts.get(customerId) ?? (await openAccounts(tx, customerId));
    accounts.set(customerId, own);
    const [row] = await tx
      .insert(ledgerTransactions)
      .values({
        customerId,
        kind,
        key,
        ...relation,
        amountCents: move.cents,
        processorName: processor?.name ?? null,
        processorTransactionId: processor?.transactionId ?? null,
        reason: reason ?? null,
        ofTransactionId: move.of === undefined ? null : (ids.get(move.of) ?? null),
        createdAt: move.at,
      })
      .returning();
    const transactionId = row?.id ?? 0;
    ids.set(key, transactionId);
    const { from, to } = MOVES[kind];
    await tx.insert(ledgerEntries).values([
      { transactionId, accountId: own.get(from) ?? 0, amountCents: -move.cents },
      { transactionId, accountId: own.get(to) ?? 0, amountCents: move.cents },
    ]);
  }
}

async function openAccounts(tx: Transaction, customerId: number) {
  const rows = await tx
    .insert(ledgerAccounts)
    .values(LEDGER_ACCOUNTS.map((kind) => ({ customerId, kind })))
    .returning();
  return new Map(rows.map(({ kind, id }) => [kind, id]));
}
