import { type LineGoods, makeLineGoods } from "../domain/line-goods.ts";
import { contextLanguages } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";

/** The product and variant of a line; null if they are no longer in the catalogue. */
type Wanted = { productId: number | null; variantId: number | null };

/** The lines' variants by id, including those that the site no longer sells, so that a cart can say so. */
export async function listLineGoods(
  deps: Pick<CatalogueDeps, "records" | "taxonomy">,
  context: CatalogueContext,
  lines: readonly Wanted[],
): Promise<Map<number, LineGoods>> {
  const variantIds = new Set(lines.map(({ variantId }) => variantId));
  const productIds = new Set(lines.flatMap(({ productId }) => productId ?? []));
  const [records, taxonomy] = await Promise.all([
    deps.records.getWithAnyStock([...productIds]),
    deps.taxonomy.get(),
  ]);
  const { id: siteId, categorySet } = context.site;
  const shown = {
    siteId,
    categorySet,
    taxonomy,
    languages: contextLanguages(context),
  };
  return new Map(
    records.flatMap((record) =>
      record.variants
        .filter(({ id }) => variantIds.has(id))
        .map((variant) => [variant.id, makeLineGoods(record, variant, shown)]),
    ),
  );
}
