import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { VariantValues } from "../../domain/office/staff-product.ts";
import { sellers } from "../catalogue.tables.ts";
import { pictures } from "../pictures/pictures.tables.ts";
import { productPictures, productSites, products, variants } from "../products.tables.ts";

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type ProductSiteRow = typeof productSites.$inferSelect;

export async function selectProduct(db: Queryable, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

/** Until the transaction ends nobody else changes it; sales go on. */
export async function lockProduct(tx: Transaction, id: number): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
  return row;
}

export async function lockVariant(tx: Transaction, id: number): Promise<VariantRow | undefined> {
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for("no key update");
  return row;
}

export const selectVariants = (db: Queryable, productId: number): Promise<VariantRow[]> =>
  db
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));

export const selectPictures = (db: Queryable, productId: number) =>
  db
    .select({ ...getTableColumns(productPictures), version: pictures.version })
    .from(productPictures)
    .leftJoin(pictures, eq(pictures.file, productPictures.file))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));

export const selectSites = (db: Queryable, productId: number): Promise<ProductSiteRow[]> =>
  db
    .select()
    .from(productSites)
    .where(eq(productSites.productId, productId))
    .orderBy(asc(productSites.siteId));

export async function selectSellerSlug(db: Queryable, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ slug: sellers.slug }).from(sellers).where(eq(sellers.id, id));
  return row?.slug ?? null;
}

/** The lowest price that held at any moment of the last 30 days, by variant. */
export async function selectLowestPrices(
  db: Queryable,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; cents: number }>(sql`
    select variant_id as id, min(cents) as cents from (
      select variant_id, cents, since,
        coalesce(lead(since) over (partition by variant_id order by since), 'infinity') as until
      from variant_prices where variant_id = any (${`{${variantIds.join(",")}}`}::integer[])) held
    where until > now() - interval '30 days' and since <= now()
    group by variant_id`);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** The newest first. */
export async function selectPriceHistory(db: Queryable, variantId: number) {
  const { rows } = await db.execute<{ since: string; cents: number }>(sql`
    select since, cents from variant_prices where variant_id = ${variantId}
    order by since desc limit 200`);
  return rows;
}

export const variantValuesOf = (row: VariantRow): VariantValues => ({
  sku: row.sku,
  gtin: row.gtin,
  size: row.size,
  colour: row.colour,
  price: toDecimal(row.priceCents),
  old_price: row.oldPriceCents === null ? null : toDecimal(row.oldPriceCents),
  cost: row.costCents === null ? null : toDecimal(row.costCents),
  weight_grams: row.weightGrams,
  length_mm: row.lengthMm,
  width_mm: row.widthMm,
  height_mm: row.heightMm,
});

/** Which of them another variant has already. */
export async function selectUsedSkus(
  tx: Transaction,
  skus: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(inArray(variants.sku, [...skus]));
  return new Set(rows.map(({ sku }) => sku));
}

export async function saveProductSites(
  tx: Transaction,
  productId: number,
  rows: readonly Omit<ProductSiteRow, "productId">[],
): Promise<void> {
  await tx.delete(productSites).where(eq(productSites.productId, productId));
  if (rows.length > 0) {
    await tx.insert(productSites).values(rows.map((row) => ({ ...row, productId })));
  }
}
