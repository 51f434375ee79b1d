import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { products } from "../products.tables.ts";
import { searchEvents } from "./search-events.tables.ts";

type NewEvent = Pick<
  typeof searchEvents.$inferInsert,
  "siteId" | "hour" | "queryKey" | "name" | "searchQuery" | "itemId" | "visitor"
>;

/** Whether this is the visitor's first event of its kind for this item in this hour. */
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

type PopularAsked = { queryKey: string; since: Date; fewestVisitors: number; limit: number };

/** Search texts after which at least this many visitors clicked a result, the most frequent first. */
export async function selectPopularSearches(
  db: Queryable,
  { queryKey, since, fewestVisitors, limit }: PopularAsked,
): Promise<string[]> {
  const text = sql<string>`lower(trim(${searchEvents.searchQuery}))`;
  const visitors = sql`count(distinct ${searchEvents.visitor})`;
  const rows = await db
    .select({ text })
    .from(searchEvents)
    .where(
      and(
        eq(searchEvents.queryKey, queryKey),
        gt(searchEvents.happenedAt, since),
        eq(searchEvents.name, "itemClick"),
        ne(text, ""),
      ),
    )
    .groupBy(text)
    .having(sql`${visitors} >= ${fewestVisitors}`)
    .orderBy(desc(visitors), text)
    .limit(limit);
  return rows.map((row) => row.text);
}
