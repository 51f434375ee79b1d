import { makeCard } from "../../domain/product/make-card.ts";
import type { ProductCard } from "../../domain/product/product-card.ts";
import type { VariantWish } from "../../domain/product/wished-variant.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { readCardPlace } from "./card-place.ts";

/** More than any page shows at once. */
const MOST = 2000;

/** In the order asked; what is gone or not sold here is left out. */
export async function listCardsByIds(
  deps: Pick<
    CatalogueDeps,
    "records" | "arrangement" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  place: CataloguePlace,
  ids: readonly number[],
  wish?: VariantWish,
): Promise<ProductCard[]> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get(ids.slice(0, MOST)),
    readCardPlace(deps, place),
  ]);
  return records.flatMap((record) => makeCard(record, cardPlace, wish) ?? []);
}
