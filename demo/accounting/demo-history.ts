import type { Transaction } from "#database/connect.ts";
import { insertMoves, type PastMove } from "./insert-moves.ts";

type PastDocument = { at: Date; write: (tx: Transaction) => Promise<unknown> };

/** What the demo's stories left in the books: collected first, since papers and moves are in order of time. */
export type DemoHistory = { documents: PastDocument[]; moves: PastMove[] };

export const emptyHistory = (): DemoHistory => ({ documents: [], moves: [] });

const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Papers are numbered by their dates, and each wallet's moves begin where the one before ended. */
export async function writeHistory(
  tx: Transaction,
  { documents, moves }: DemoHistory,
): Promise<void> {
  for (const { write } of documents.toSorted(byTime)) await write(tx);
  await insertMoves(tx, moves.toSorted(byTime));
}
