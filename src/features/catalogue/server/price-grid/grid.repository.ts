import { eq, inArray, sql } from "drizzle-orm";
import { toCents, toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import type { GridChanges, GridValues } from "../../domain/staff-goods/price-grid.ts";
import { flags } from "../catalogue.tables.ts";
import { products, variants } from "../products.tables.ts";
import {
  conditions,
  type ExportedRow,
  type StaffProductFilter,
} from "../staff-goods/staff-products.repository.ts";
import { moveStock } from "../stock/stock.repository.ts";

export type GridRow = Omit<
  ExportedRow,
  "gtin" | "slug" | "manufacturer" | "categoryIds" | "isArchived"
> & {
  id: number;
  flagIds: number[];
  picture: { file: string; colour: string; version: string | null } | null;
};

type GridPage = { after: { productId: number; id: number } | undefined; limit: number };

/** Variants of products; variants of one product are next to each other. */
export async function selectGridRows(
  db: Queryable,
  filter: StaffProductFilter & { productIds?: readonly number[] | undefined },
  { after, limit }: GridPage,
): Promise<GridRow[]> {
  const ids = filter.productIds;
  const chosen = ids ? sql`and f.product_id = any (${integerList(ids)}::integer[])` : sql``;
  const further = after ? sql`and (f.product_id, v.id) < (${after.productId}, ${after.id})` : sql``;
  const { rows } = await db.execute<GridRow>(sql`
    select v.id, p.id as "productId", v.sku, p.names, v.size, v.colour,
      v.price_cents as "priceCents", v.old_price_cents as "oldPriceCents",
      v.cost_cents as "costCents", v.stock, p.flag_ids as "flagIds",
      (select jsonb_build_object('file', file, 'colour', colour, 'version', version)
        from product_pictures left join pictures using (file)
        where product_id = p.id order by position limit 1) as picture
    from listed_products f
    join products p on p.id = f.product_id join variants v on v.product_id = f.product_id
    where ${conditions(filter)} ${chosen} ${further}
    order by f.product_id desc, v.id desc limit ${limit}`);
  return rows;
}

export type StoredValues = { id: number; productId: number; values: GridValues };

const COLUMNS = {
  id: variants.id,
  productId: variants.productId,
  priceCents: variants.priceCents,
  oldPriceCents: variants.oldPriceCents,
  costCents: variants.costCents,
  stock: variants.stock,
  flagIds: products.flagIds,
};

export async function selectSkus(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inArray(variants.id, [...ids]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** The present values. */
export async function selectGridValues(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, StoredValues>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(COLUMNS)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]));
  return new Map(
    rows.map(({ id, productId, flagIds, ...row }) => [
      id,
      {
        id,
        productId,
        values: {
          price: toDecimal(row.priceCents),
          old_price: row.oldPriceCents === null ? null : toDecimal(row.oldPriceCents),
          cost: row.costCents === null ? null : toDecimal(row.costCents),
          stock: row.stock,
          flag_ids: flagIds,
        },
      },
    ]),
  );
}

/** Until the transaction ends, nobody else changes these variants or the flags of their products. */
export async function lockGridValues(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StoredValues>> {
  const list = integerList(ids);
  await tx.execute(sql`
    select 1 from variants where id = any (${list}::integer[]) order by id for no key update`);
  await tx.execute(sql`
    select 1 from products
    where id in (select product_id from variants where id = any (${list}::integer[]))
    order by id for no key update`);
  return selectGridValues(tx, ids);
}

/** Sets the flags for all rows of a product, so that later rows of the same product see them. */
export function setStoredFlags(
  stored: Map<number, StoredValues>,
  productId: number,
  flagIds: readonly number[],
): void {
  for (const [id, row] of stored) {
    if (row.productId !== productId) continue;
    stored.set(id, { ...row, values: { ...row.values, flag_ids: flagIds } });
  }
}

/** One row's change, and its values after it. */
export type GridWrite = { stored: StoredValues; changes: GridChanges; after: GridValues };

/** The rows must be locked, each at most once. */
export async function writeGridChanges(
  tx: Transaction,
  writes: readonly GridWrite[],
): Promise<void> {
  await writePrices(
    tx,
    writes.filter(({ changes }) => hasPrice(changes)),
  );
  await moveStock(
    tx,
    writes.flatMap(({ stored, changes }) =>
      changes.stock_change ? [{ variantId: stored.id, change: changes.stock_change }] : [],
    ),
  );
  await writeFlags(
    tx,
    writes.filter(({ changes }) => changes.flag_ids),
  );
}

const hasPrice = ({ price, old_price: oldPrice, cost }: GridChanges) =>
  price !== undefined || oldPrice !== undefined || cost !== undefined;

async function writePrices(tx: Transaction, writes: readonly GridWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const cents = (amount: number | null) => (amount === null ? null : toCents(amount));
  const rows = writes.map(({ stored, after }) => ({
    id: stored.id,
    price: toCents(after.price),
    old: cents(after.old_price),
    cost: cents(after.cost),
  }));
  await tx.execute(sql`
    update variants set price_cents = r.price, old_price_cents = r.old, cost_cents = r.cost
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, price bigint, old bigint, cost bigint)
    where variants.id = r.id`);
}

/** Flags belong to products: if several rows are of one product, the last one wins. */
async function writeFlags(tx: Transaction, writes: readonly GridWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const flagsOf = new Map(writes.map(({ stored, after }) => [stored.productId, after.flag_ids]));
  const rows = [...flagsOf].map(([id, ids]) => ({ id, flags: integerList(ids) }));
  await tx.execute(sql`
    update products set flag_ids = r.flags::integer[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, flags text)
    where products.id = r.id`);
}

export async function selectFlagIds(db: Queryable): Promise<Set<number>> {
  return new Set((await db.select({ id: flags.id }).from(flags)).map(({ id }) => id));
}
