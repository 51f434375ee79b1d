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
  /** Which was approved: another one that waits is none of this call's business. */
  stagingId: string;
  /** Goods that an earlier import of the source brought and this one does not. */
  keepMissing: boolean;
  /** What somebody is paying for just now, by SKU: it is still among what a file counts. */
  setAside: SetAside;
  onProgress: (saved: number) => void;
};

type Applied = { saved: number; removed: number; bad: BadRow[]; isOther?: boolean };

/** All rows that wait become products in one transaction: visitors see the old goods, then the new. */
export async function applyImport(
  db: Database,
  { source, stagingId, keepMissing, setAside, onProgress }: ApplyOptions,
): Promise<Applied> {
  return inTransaction(db, async (tx) => {
    // Nobody waits for an answer here, so that no limit of pages holds.
    await liftTimeLimit(tx);
    // Asked for twice, it is done once: without its rows all goods of the source would seem to be missing.
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
      // Asked after the rows are written, and so locked: nobody takes any between the two.
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

/** Those that came about since the rows were read; of the others the one who read them knows. */
const findNewProblems = (
  rows: readonly StagedRow[],
  filled: readonly FilledInput[],
): LateBadRow[] =>
  rows.flatMap(({ line, input }, at) =>
    filled[at]?.fault && input.variants.length === 1
      ? [{ line, faults: [{ code: "no_sku", value: "" }] }]
      : [],
  );
