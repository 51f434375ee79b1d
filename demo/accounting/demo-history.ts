import type { Transaction } from "#database/connect.ts";
import { insertMoves, type PastMove } from "./insert-moves.ts";

type PastDocument = { at: Date; write: (tx: Transaction) => Promise<unknown> };

/** Documents and ledger moves of the demo's stories: collected first, because both are written in order of time. */
export type DemoHistory = { documents: PastDocument[]; moves: PastMove[] };

export const emptyHistory = (): DemoHistory => ({ documents: [], moves: [] });

const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Documents are numbered by date, and each wallet move starts at the balance that the previous one left. */
export async function writeHistory(
  tx: Transaction,
  { documents, moves }: DemoHistory,
): Promise<void> {
  for (const { write } of documents.toSorted(byTime)) await write(tx);
  await insertMoves(tx, moves.toSorted(byTime));
}
