import { type LineGoods, makeLineGoods } from "../domain/line-goods.ts";
import { readCardContext } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";

/** Every variant of these products, by its id; also what the site no longer sells, so that a cart can say so. */
export async function listLineGoods(
  deps: Pick<
    CatalogueDeps,
    "records" | "taxonomy" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  context: CatalogueContext,
  productIds: readonly number[],
): Promise<Map<number, LineGoods>> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get([...new Set(productIds)]),
    readCardContext(deps, context),
  ]);
  return new Map(
    records.flatMap((record) =>
      record.variants.map((variant) => [variant.id, makeLineGoods(record, variant, cardPlace)]),
    ),
  );
}
