import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { CatalogueInput } from "../../domain/catalogue-input.ts";
import {
  saveCategories,
  saveFields,
  saveFlags,
  saveSellers,
  saveSizeCharts,
} from "./save-catalogue.repository.ts";
import { saveProducts } from "./save-products.ts";

/** Saves a whole catalogue or any part of it; what is not given stays as it is. */
export async function saveCatalogue(db: Queryable, input: Partial<CatalogueInput>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveFields(tx, input.fields ?? []);
    await saveCategories(tx, input.categories ?? []);
    await saveFlags(tx, input.flags ?? []);
    await saveSellers(tx, input.sellers ?? []);
    await saveSizeCharts(tx, input.sizeCharts ?? []);
    await saveProducts(tx, input.products ?? []);
  });
}
