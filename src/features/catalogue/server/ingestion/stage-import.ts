import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { checkProduct } from "../../domain/check-product.ts";
import type { BadRow, StagedRow } from "../../domain/product-input.ts";
import { type FilledInput, fillMissingFields } from "./fill-missing-fields.ts";
import { insertImportRows, markStaged, openImport, recordProgress } from "./imports.repository.ts";
import { selectReferences } from "./known-references.repository.ts";

type ImportFile = { source: string; file: string };

/** Begins an import, or goes on with one that was interrupted; `lastRow` is what is in already. */
export async function beginImport(db: Queryable, { source, file }: ImportFile) {
  const references = await selectReferences(db);
  const { lastRow, badRows } = await openImport(db, source, file);
  return {
    lastRow,
    badRows,
    /** Good rows wait, bad rows are returned; progress is saved in the same transaction. */
    async stage(rows: readonly StagedRow[], progress: { row: number; badRows: number }) {
      const inputs = rows.map(({ input }) => input);
      // So that a list of prices and stock alone can be checked, and compared with what there is.
      const filled = await fillMissingFields(db, { source, inputs, references, isLocked: false });
      const checked = rows.map((row, at) => {
        const { input, fault }: FilledInput = filled[at] ?? row;
        return { row: { ...row, input }, fault, faults: checkProduct(input, references) };
      });
      const good = checked.filter(({ faults }) => faults.length === 0).map(({ row }) => row);
      // What is only half of use waits too: a product whose row does not is taken for one that is gone.
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
    /** The last row is in: from now on it can be applied. */
    end: () => markStaged(db, source),
  };
}
