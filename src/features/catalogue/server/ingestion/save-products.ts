import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { checkProduct } from "../../domain/check-product.ts";
import type { ProductInput } from "../../domain/product-input.ts";
import { faultWords } from "../../domain/row-fault.ts";
import { type References, selectReferences } from "./known-references.repository.ts";
import { productRow } from "./product-row.ts";
import {
  findForeignSkus,
  savePictureSources,
  savePictures,
  saveProductRows,
  saveSiteRows,
} from "./save-products.repository.ts";
import { saveEarlierPrices, saveVariants } from "./save-variants.repository.ts";

/** Large enough for few statements, and small enough for short ones. */
const BATCH = 500;

/**
 * The only way to save products, for seeds, importers and staff: inserts or updates, all or nothing. Unchanged rows are
 * not written, so that no page is removed from the cache for them.
 */
export async function saveProducts(
  db: Queryable,
  inputs: readonly ProductInput[],
): Promise<readonly number[]> {
  return inTransaction(db, async (tx) => {
    const references = await selectReferences(tx);
    const ids: number[] = [];
    for (let start = 0; start < inputs.length; start += BATCH) {
      ids.push(...(await saveBatch(tx, inputs.slice(start, start + BATCH), references)));
    }
    return ids;
  });
}

async function saveBatch(
  tx: Transaction,
  batch: readonly ProductInput[],
  references: References,
): Promise<number[]> {
  for (const product of batch) {
    const faults = checkProduct(product, references).map(faultWords);
    if (faults.length > 0) throw new Error(`Product ${product.slug}: ${faults.join("; ")}`);
  }
  const ids = await saveProductRows(
    tx,
    batch.map((product) => productRow(product, references)),
  );
  const saved = ids.flatMap((id, index) => {
    const product = batch[index];
    return product ? [{ id, product }] : [];
  });
  const foreign = await findForeignSkus(tx, saved);
  if (foreign.length > 0) throw new Error(`SKU ${foreign.join(", ")} belongs to another product`);
  await saveVariants(tx, saved);
  await saveEarlierPrices(tx, saved);
  await savePictures(tx, saved);
  await savePictureSources(tx, saved);
  await saveSiteRows(tx, saved, references.siteIds);
  return ids;
}
