import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { checkProduct } from "../../domain/check-product.ts";
import type { BadRow, StagedRow } from "../../domain/product-input.ts";
import { type FilledInput, fillMissingFields } from "./fill-missing-fields.ts";
import {
  deleteImport,
  insertImportRows,
  lockImport,
  markStaged,
  openImport,
  recordProgress,
} from "./imports.repository.ts";
import { selectReferences } from "./known-references.repository.ts";
import { isApplyPending } from "./pending-imports.repository.ts";

type ImportFile = {
  source: string;
  file: string;
  /** Starts again even if the same file was interrupted. */
  isAnew?: boolean;
};

/**
 * Starts an import, or continues an interrupted one; `lastRow` is the last row that is staged. Undefined while an
 * approved list of the source is still to be applied: it would be lost.
 */
export async function beginImport(db: Queryable, { source, file, isAnew = false }: ImportFile) {
  const references = await selectReferences(db);
  const begun = await inTransaction(db, async (tx) => {
    if (!(await lockReplaceable(tx, source))) return undefined;
    if (isAnew) await deleteImport(tx, source);
    return openImport(tx, source, file);
  });
  if (!begun) return undefined;
  const { stagingId, lastRow, badRows } = begun;
  return {
    stagingId,
    lastRow,
    badRows,
    /** Stages good rows and returns bad ones; progress is saved in the same transaction. */
    async stage(rows: readonly StagedRow[], progress: { row: number; badRows: number }) {
      const inputs = rows.map(({ input }) => input);
      // Fills the fields that the list lacks, so that the rows can be validated and compared with the shop.
      const filled = await fillMissingFields(db, { source, inputs, references, isLocked: false });
      const checked = rows.map((row, at) => {
        const { input, fault }: FilledInput = filled[at] ?? row;
        return { row: { ...row, input }, fault, faults: checkProduct(input, references) };
      });
      const good = checked.filter(({ faults }) => faults.length === 0).map(({ row }) => row);
      // Rows with only a `fault` are staged too: a product without a staged row would count as missing.
      const bad = checked.flatMap(({ row: { line }, fault, faults }): BadRow[] => {
        const all = [...(fault ? [fault] : []), ...faults];
        return all.length > 0 ? [{ line, faults: all }] : [];
      });
      await inTransaction(db, async (tx) => {
        await insertImportRows(tx, source, good);
        await recordProgress(tx, source, { ...progress, badRows: progress.badRows + bad.length });
      });
      return bad;
    },
    /** Called after the last row: from now on the list can be applied. */
    end: () => markStaged(db, source),
  };
}

async function lockReplaceable(tx: Transaction, source: string): Promise<boolean> {
  // Checked before the lock too, since a worker that applies a long list holds the lock until it is done.
  if (await isApplyPending(tx, source)) return false;
  await lockImport(tx, source);
  return !(await isApplyPending(tx, source));
}
