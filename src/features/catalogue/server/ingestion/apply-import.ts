import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction, liftTimeLimit } from "#database/transaction.ts";
import type { LateBadRow } from "../../domain/late-bad-row.ts";
import type { BadRow, StagedRow } from "../../domain/product-input.ts";
import { lowerStock } from "../stock/stock.repository.ts";
import { type FilledInput, fillMissingFields } from "./fill-missing-fields.ts";
import {
  analyzeStaged,
  deleteCollidingRows,
  deleteProductsNotStaged,
  findImport,
  finishImport,
  IMPORT_FORMAT,
  lockImport,
  selectStaged,
} from "./imports.repository.ts";
import { selectReferences } from "./known-references.repository.ts";
import { saveProducts } from "./save-products.ts";

const BATCH = 2000;

export type SetAside = (
  tx: Transaction,
  skus: readonly string[],
) => Promise<readonly { sku: string; quantity: number }[]>;

type ApplyOptions = {
  source: string;
  /** The staged list that was approved: if another one is staged now, it is not applied. */
  stagingId: string;
  /** Keeps products that an earlier import of the source had and this one lacks. */
  keepMissing: boolean;
  /** Pieces by SKU that are reserved by payments in progress: the supplier's file still counts them. */
  setAside: SetAside;
  onProgress: (saved: number) => void;
};

type Applied = { saved: number; removed: number; bad: BadRow[]; isOther?: boolean };

/** Saves all staged rows in one transaction: visitors see either the old products or the new ones. */
export async function applyImport(
  db: Database,
  { source, stagingId, keepMissing, setAside, onProgress }: ApplyOptions,
): Promise<Applied> {
  return inTransaction(db, async (tx) => {
    // Nobody waits for a response here, so the time limit for pages does not apply.
    await liftTimeLimit(tx);
    // A second call must not apply it again: without its rows, all products of the source would seem to be missing.
    await lockImport(tx, source);
    const found = await findImport(tx, source);
    const none = { saved: 0, removed: 0, bad: [] };
    if (found?.stagingId !== stagingId) return { ...none, isOther: true };
    if (!found.format || found.format > IMPORT_FORMAT) return none;
    const references = await selectReferences(tx);
    await analyzeStaged(tx);
    const bad = await deleteCollidingRows(tx, source);
    let saved = 0;
    for (let after = 0; ; ) {
      const rows = await selectStaged(tx, source, { after, limit: BATCH });
      if (rows.length === 0) break;
      const staged = rows.map(({ input }) => input);
      const filled = await fillMissingFields(tx, {
        source,
        inputs: staged,
        references,
        isLocked: true,
      });
      const inputs = filled.map(({ input }) => input);
      bad.push(...findNewProblems(rows, filled));
      await saveProducts(tx, inputs);
      // Read after the rows are written and therefore locked: no piece can be reserved in between.
      const counted = inputs.flatMap(({ variants }) =>
        variants.filter(({ owed }) => owed === undefined),
      );
      const skus = counted.map(({ sku }) => sku);
      await lowerStock(tx, await setAside(tx, skus));
      saved += rows.length;
      after = rows.at(-1)?.number ?? after;
      onProgress(saved);
    }
    const removed = keepMissing ? 0 : await deleteProductsNotStaged(tx, source);
    const late = bad.toSorted((a, b) => a.line - b.line);
    await finishImport(tx, source, late);
    return { saved, removed, bad: late };
  });
}

/** Problems that arose after the rows were read; older ones were reported when they were read. */
const findNewProblems = (
  rows: readonly StagedRow[],
  filled: readonly FilledInput[],
): LateBadRow[] =>
  rows.flatMap(({ line, input }, at) =>
    filled[at]?.fault && input.variants.length === 1
      ? [{ line, faults: [{ code: "no_sku", value: "" }] }]
      : [],
  );
