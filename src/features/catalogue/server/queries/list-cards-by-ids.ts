import { makeCard } from "../../domain/product/make-card.ts";
import type { VariantFilterInput } from "../../domain/product/preferred-variant.ts";
import type { ProductCard } from "../../domain/product/product-card.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { readCardContext } from "./card-context.ts";

/** More than any page shows at once. */
const MOST = 2000;

/** In the order asked; what is gone or not sold here is left out. */
export async function listCardsByIds(
  deps: Pick<
    CatalogueDeps,
    "records" | "taxonomy" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  context: CatalogueContext,
  ids: readonly number[],
  input?: VariantFilterInput,
): Promise<ProductCard[]> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get(ids.slice(0, MOST)),
    readCardContext(deps, context),
  ]);
  return records.flatMap((record) => makeCard(record, cardPlace, input) ?? []);
}
