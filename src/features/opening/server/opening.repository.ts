import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { categories } from "#features/catalogue/server/catalogue.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { openingMarks, sites } from "#features/sites/server/sites.tables.ts";

export async function selectMarks(db: Queryable, siteId: number): Promise<string[]> {
  const marks = await db.select().from(openingMarks).where(eq(openingMarks.siteId, siteId));
  return marks.map(({ mark }) => mark);
}

export const countWarehouses = (db: Queryable): Promise<number> => db.$count(warehouses);

export const countPaidOrders = (db: Queryable, siteId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.siteId, siteId), isNotNull(orders.paidAt)));

export const countCategories = (db: Queryable, set: 1 | 2): Promise<number> =>
  db.$count(categories, eq(categories.categorySet, set));

/** Whether visitors can find a product: not archived, not hidden here, with at least one piece in stock. */
export async function hasGoodsOn(db: Queryable, siteId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from products p
      where p.archived_at is null
        and exists (select from variants v where v.product_id = p.id and v.stock > 0)
        and not exists (
          select from product_sites s
          where s.product_id = p.id and s.site_id = ${siteId} and s.is_hidden
        )
    ) as found`);
  return rows[0]?.found === true;
}

export async function lockSite(tx: Transaction, id: number) {
  const [row] = await tx.select().from(sites).where(eq(sites.id, id)).for("update");
  return row;
}

export async function setOpenedAt(tx: Transaction, id: number, openedAt: Date | null) {
  await tx.update(sites).set({ openedAt }).where(eq(sites.id, id));
}

type OpeningMark = Pick<typeof openingMarks.$inferSelect, "siteId" | "mark">;

export const insertMark = (tx: Transaction, { siteId, mark }: OpeningMark) =>
  tx.insert(openingMarks).values({ siteId, mark }).onConflictDoNothing();

export const deleteMark = (tx: Transaction, { siteId, mark }: OpeningMark) =>
  tx.delete(openingMarks).where(and(eq(openingMarks.siteId, siteId), eq(openingMarks.mark, mark)));

/** Until the transaction ends, nobody else can add categories. */
export const lockCategories = (tx: Transaction) =>
  tx.execute("lock table categories in share row exclusive mode");

export async function selectHighestCategory(tx: Transaction): Promise<number> {
  const [highest] = await tx.select({ id: max(categories.id) }).from(categories);
  return highest?.id ?? 0;
}
