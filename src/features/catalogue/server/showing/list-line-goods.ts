import { type LineGoods, makeLineGoods } from "../../domain/line-goods.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { readCardPlace } from "./card-place.ts";

/** Every variant of these products, by its id; also what the site no longer sells, so that a cart can say so. */
export async function listLineGoods(
  deps: Pick<
    CatalogueDeps,
    "records" | "arrangement" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  place: CataloguePlace,
  productIds: readonly number[],
): Promise<Map<number, LineGoods>> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get([...new Set(productIds)]),
    readCardPlace(deps, place),
  ]);
  return new Map(
    records.flatMap((record) =>
      record.variants.map((variant) => [variant.id, makeLineGoods(record, variant, cardPlace)]),
    ),
  );
}
