import { and, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { products } from "../products.tables.ts";
import { searchEvents } from "./search-events.tables.ts";

export type NewEvent = Pick<
  typeof searchEvents.$inferInsert,
  "siteId" | "hour" | "queryKey" | "name" | "searchQuery" | "itemId" | "visitor"
>;

/** Whether it is the visitor's first of its kind for this item in this hour. */
export async function insertEvent(db: Queryable, event: NewEvent): Promise<boolean> {
  const { rowCount } = await db.insert(searchEvents).values(event).onConflictDoNothing();
  return Boolean(rowCount);
}

export function countEventsOf(db: Queryable, visitor: string, hour: Date): Promise<number> {
  return db.$count(
    searchEvents,
    and(eq(searchEvents.visitor, visitor), eq(searchEvents.hour, hour)),
  );
}

export async function isProductId(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(products, eq(products.id, id))) > 0;
}

export async function deleteEventsOlderThan(db: Queryable, days: number): Promise<void> {
  await db
    .delete(searchEvents)
    .where(lt(searchEvents.happenedAt, sql`now() - make_interval(days => ${days})`));
}
