import type { Transaction } from "#database/connect.ts";
import { insertMoves, type PastMove } from "./insert-moves.ts";

type PastPaper = { at: Date; write: (tx: Transaction) => Promise<void> };

/** What the demo's stories left in the books: collected first, since papers and moves are in order of time. */
export type DemoPast = { papers: PastPaper[]; moves: PastMove[] };

export const emptyPast = (): DemoPast => ({ papers: [], moves: [] });

const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Papers are numbered by their dates, and each wallet's moves begin where the one before ended. */
export async function writePast(tx: Transaction, { papers, moves }: DemoPast): Promise<void> {
  for (const { write } of papers.toSorted(byTime)) await write(tx);
  await insertMoves(tx, moves.toSorted(byTime));
}
