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

/** Enough to make statements few, and few enough to keep each of them short. */
const BATCH = 500;

/**
 * The one way into the catalogue, for seeds, importers and staff alike: adds or changes, all or
 * nothing. What is the same already is left alone, so that no page is dropped for it.
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
