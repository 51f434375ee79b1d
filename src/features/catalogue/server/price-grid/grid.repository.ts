import { eq, inArray, sql } from "drizzle-orm";
import { toCents, toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import type { GridChanges, GridValues } from "../../domain/office/price-grid.ts";
import type { Translated } from "../../domain/product-input.ts";
import { flags } from "../catalogue.tables.ts";
import { products, variants } from "../products.tables.ts";
import { moveStock } from "../staff-goods/edit-variant.ts";
import { conditions, type StaffProductFilter } from "../staff-goods/staff-products.repository.ts";

export type GridRow = {
  id: number;
  productId: number;
  sku: string;
  names: Translated;
  size: string | null;
  colour: string | null;
  priceCents: number;
  oldPriceCents: number | null;
  costCents: number | null;
  stock: number;
  flagIds: number[];
  picture: { file: string; colour: string } | null;
};

type GridPage = { after: { productId: number; id: number } | undefined; limit: number };

/** Variants of goods, those of one product together. */
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
      (select jsonb_build_object('file', file, 'colour', colour) from product_pictures
        where product_id = p.id order by position limit 1) as picture
    from product_facets f
    join products p on p.id = f.product_id join variants v on v.product_id = f.product_id
    where ${conditions(filter)} ${chosen} ${further}
    order by f.product_id desc, v.id desc limit ${limit}`);
  return rows;
}

type StoredValues = { id: number; productId: number; values: GridValues };

const COLUMNS = {
  id: variants.id,
  productId: variants.productId,
  priceCents: variants.priceCents,
  oldPriceCents: variants.oldPriceCents,
  costCents: variants.costCents,
  stock: variants.stock,
  flagIds: products.flagIds,
};

/** As they are now. */
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

/** Nobody else changes it, nor the flags of its product, until the transaction ends. */
export async function lockGridValues(
  tx: Transaction,
  id: number,
): Promise<StoredValues | undefined> {
  await tx.execute(sql`select 1 from variants where id = ${id} for no key update`);
  await tx.execute(sql`
    select 1 from products where id = (select product_id from variants where id = ${id})
    for no key update`);
  return (await selectGridValues(tx, [id])).get(id);
}

export async function writeGridChanges(
  tx: Transaction,
  { id, productId }: Pick<StoredValues, "id" | "productId">,
  changes: GridChanges,
): Promise<void> {
  const { price, old_price: oldPrice, cost, flag_ids: flagIds } = changes;
  const cents = (amount: number | null) => (amount === null ? null : toCents(amount));
  const columns = {
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(oldPrice === undefined ? {} : { oldPriceCents: cents(oldPrice) }),
    ...(cost === undefined ? {} : { costCents: cents(cost) }),
  };
  if (Object.keys(columns).length > 0) {
    await tx.update(variants).set(columns).where(eq(variants.id, id));
  }
  if (changes.stock_change) await moveStock(tx, id, changes.stock_change);
  if (flagIds) {
    await tx
      .update(products)
      .set({ flagIds: [...flagIds] })
      .where(eq(products.id, productId));
  }
}

export async function selectFlagIds(db: Queryable): Promise<Set<number>> {
  return new Set((await db.select({ id: flags.id }).from(flags)).map(({ id }) => id));
}
