import { makeProductView } from "../domain/product/make-product-view.ts";
import type { ProductView } from "../domain/product/product-view.ts";
import { readCardContext } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import { selectRecordBySlug } from "./product-records.repository.ts";

/** No slug is longer than this. */
const MAX_SLUG = 100;

/** Sellers' products are at /market/product/{slug}, our own at /p/{slug}; the other URL of each is not found. */
export async function getProduct(
  deps: Pick<CatalogueDeps, "db" | "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
  asked: { slug: string; isMarketplace: boolean },
): Promise<ProductView | null> {
  if (asked.slug.length > MAX_SLUG || asked.slug.includes("\0")) return null;
  const [record, cardPlace] = await Promise.all([
    selectRecordBySlug(deps.db, asked.slug),
    readCardContext(deps, context),
  ]);
  if (!record || (record.seller !== null) !== asked.isMarketplace) return null;
  return makeProductView(record, cardPlace) ?? null;
}
