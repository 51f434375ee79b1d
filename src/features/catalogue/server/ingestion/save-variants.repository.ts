import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { asJson, type SavedProduct } from "./save-products.repository.ts";

const COLUMNS = [
  "position",
  "gtin",
  "size",
  "colour",
  "price_cents",
  "old_price_cents",
  "stock",
  "owed",
  "weight_grams",
  "length_mm",
  "width_mm",
  "height_mm",
];
const listed = (prefix = "") => sql.raw(COLUMNS.map((column) => prefix + column).join(", "));

/**
 * A variant keeps its id as long as its SKU exists, since carts and orders reference it. A new stock count resets its
 * owed pieces to zero.
 */
export async function saveVariants(tx: Transaction, saved: readonly SavedProduct[]): Promise<void> {
  const rows = saved.flatMap(({ id, product }) =>
    product.variants.map((variant, position) => ({
      product_id: id,
      position,
      sku: variant.sku,
      gtin: variant.gtin,
      size: variant.size,
      colour: variant.colour,
      price_cents: variant.priceCents,
      old_price_cents: variant.oldPriceCents,
      stock: variant.stock,
      owed: variant.owed ?? 0,
      weight_grams: variant.packed.weightGrams,
      length_mm: variant.packed.lengthMm,
      width_mm: variant.packed.widthMm,
      height_mm: variant.packed.heightMm,
    })),
  );
  await tx.execute(sql`
    delete from variants
    where product_id in (select (value ->> 'product_id')::integer from jsonb_array_elements(${asJson(rows)}))
      and sku not in (select value ->> 'sku' from jsonb_array_elements(${asJson(rows)}))`);
  await tx.execute(sql`
    insert into variants (product_id, sku, ${listed()})
    select product_id, sku, ${listed()} from jsonb_to_recordset(${asJson(rows)}) as row (
      product_id integer, sku text, position integer, gtin text, size text, colour text,
      price_cents integer, old_price_cents integer, stock integer, owed integer, weight_grams integer,
      length_mm integer, width_mm integer, height_mm integer)
    order by sku
    on conflict (sku) do update set (${listed()}) = row(${listed("excluded.")})
      where variants.product_id = excluded.product_id
        and (${listed("variants.")}) is distinct from (${listed("excluded.")})`);
}

/** Only the input can have prices from the time before the shop had the product. */
export async function saveEarlierPrices(
  tx: Transaction,
  saved: readonly SavedProduct[],
): Promise<void> {
  const rows = saved.flatMap(({ product }) =>
    product.variants.flatMap(({ sku, earlierPrices }) =>
      earlierPrices.map(({ on, cents }) => ({ sku, since: `${on}T00:00:00Z`, cents })),
    ),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into variant_prices (variant_id, since, cents)
    select variants.id, since, cents
    from jsonb_to_recordset(${asJson(rows)}) as row (sku text, since timestamptz, cents integer)
    join variants using (sku)
    on conflict do nothing`);
}
