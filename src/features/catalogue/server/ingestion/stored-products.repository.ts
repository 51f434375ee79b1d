import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { StoredProduct } from "../../domain/merge-provided-fields.ts";
import type { ProductInput, VariantInput } from "../../domain/product-input.ts";
import { withoutVariantFields } from "../../domain/variant-fields.ts";
import { sellers } from "../catalogue.tables.ts";
import { products, variants } from "../products.tables.ts";
import type { References } from "./known-references.repository.ts";

type StoredQuery = {
  source: string;
  inputs: readonly ProductInput[];
  references: Pick<References, "variantFieldIds">;
  /** True if the products are written next: locks them, so that nobody changes them in between. */
  isLocked: boolean;
};

/** By product number at the source. Rows are locked in writing order; foreign key checks need not wait for the lock. */
export async function selectStoredProducts(
  db: Queryable,
  { source, inputs, references, isLocked }: StoredQuery,
): Promise<Map<string, StoredProduct>> {
  const numbers = inputs.flatMap(({ source: from }) => from?.reference ?? []);
  const found = db
    .select({ product: products, seller: sellers.slug })
    .from(products)
    .leftJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(
        eq(products.source, source),
        sql`${products.sourceReference} = any (${sql.param(numbers)}::text[])`,
      ),
    )
    .orderBy(asc(products.slug));
  const rows = await (isLocked ? found.for("no key update", { of: products }) : found);
  const ids = rows.map(({ product }) => product.id);
  const parts = db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.sku));
  const all = ids.length === 0 ? [] : await (isLocked ? parts.for("no key update") : parts);
  const variantsOf = Map.groupBy(all, ({ productId }) => productId);
  return new Map(
    rows.map(({ product, seller }) => {
      const own = (variantsOf.get(product.id) ?? [])
        .sort((one, other) => one.position - other.position)
        .map(toVariant);
      const whole = {
        ...product,
        seller,
        dealEndsAt: product.dealEndsAt?.toISOString() ?? null,
        variants: own,
      };
      const fields = withoutVariantFields(whole, references.variantFieldIds);
      return [product.sourceReference ?? "", { ...whole, fields }];
    }),
  );
}

function toVariant(row: typeof variants.$inferSelect): VariantInput {
  const { sku, gtin, size, colour, priceCents, oldPriceCents, stock, owed } = row;
  const { weightGrams, lengthMm, widthMm, heightMm } = row;
  return {
    ...{ sku, gtin, size, colour, priceCents, oldPriceCents, stock, owed },
    earlierPrices: [],
    packed: { weightGrams, lengthMm, widthMm, heightMm },
  };
}
