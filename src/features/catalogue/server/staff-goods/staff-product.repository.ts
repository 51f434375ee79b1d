import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { VariantValues } from "../../domain/staff-goods/staff-product.ts";
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

/** Until the transaction ends, nobody else changes the product; sales can continue. */
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

/** The lowest price at any moment of the last 30 days, by variant. */
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

/** Newest first. */
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

/** Which of these SKUs another variant has already. */
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

export async function updateProduct(
  tx: Transaction,
  id: number,
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await tx.update(products).set(values).where(eq(products.id, id));
}

export async function updateVariant(
  tx: Transaction,
  id: number,
  values: Partial<VariantRow>,
): Promise<void> {
  await tx.update(variants).set(values).where(eq(variants.id, id));
}

/** Sets temporary SKUs until the final ones are written: SKUs must be unique even within a transaction. */
export async function moveSkusAside(tx: Transaction, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .update(variants)
    .set({ sku: sql`'moved aside ' || gen_random_uuid()` })
    .where(inArray(variants.id, [...variantIds]));
}

type NewVariant = Omit<typeof variants.$inferInsert, "position">;

/** Inserts it after all other variants of its product. */
export async function insertVariant(
  tx: Transaction,
  values: NewVariant,
): Promise<{ id: number } | undefined> {
  const position = sql`(select coalesce(max(position), 0) + 1 from variants
    where product_id = ${values.productId})`;
  const [added] = await tx
    .insert(variants)
    .values({ ...values, position })
    .returning({ id: variants.id });
  return added;
}

export async function deleteVariant(tx: Transaction, id: number): Promise<void> {
  await tx.delete(variants).where(eq(variants.id, id));
}

type ProductCopy = {
  product: typeof products.$inferInsert;
  variants: readonly Omit<typeof variants.$inferInsert, "productId">[];
};

/** Copies the pictures and the settings per site from the original product. */
export async function insertCopy(
  tx: Transaction,
  formerId: number,
  copy: ProductCopy,
): Promise<number> {
  const [added] = await tx.insert(products).values(copy.product).returning({ id: products.id });
  if (!added) throw new Error("The database returned no row for a product it saved");
  const productId = added.id;
  await tx.insert(variants).values(copy.variants.map((variant) => ({ ...variant, productId })));
  for (const table of [productPictures, productSites]) {
    const parts = await tx.select().from(table).where(eq(table.productId, formerId));
    if (parts.length > 0) {
      await tx.insert(table).values(parts.map((part) => ({ ...part, productId })));
    }
  }
  return productId;
}
