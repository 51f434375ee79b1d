import { eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { searchFeeds } from "./search-feed.tables.ts";

export type FeedRound = typeof searchFeeds.$inferSelect;

export const selectRounds = (db: Database): Promise<FeedRound[]> => db.select().from(searchFeeds);

export async function saveRound(db: Database, round: FeedRound): Promise<void> {
  await db
    .insert(searchFeeds)
    .values(round)
    .onConflictDoUpdate({ target: searchFeeds.name, set: round });
}

export async function recordSent(
  db: Database,
  names: readonly string[],
  afterId: number,
): Promise<void> {
  await db
    .update(searchFeeds)
    .set({ afterId })
    .where(inArray(searchFeeds.name, [...names]));
}

/** Ends a round: the next one sends what changed since this one started. */
export async function recordEnd(
  db: Database,
  names: readonly string[],
  { until, untilAt }: Pick<FeedRound, "until" | "untilAt">,
): Promise<void> {
  await db
    .update(searchFeeds)
    .set({ since: until, sinceAt: untilAt, afterId: 0 })
    .where(inArray(searchFeeds.name, [...names]));
}

/** If the index is created again, it gets all products. */
export async function deleteRound(db: Database, name: string): Promise<void> {
  await db.delete(searchFeeds).where(eq(searchFeeds.name, name));
}

/** Deletes the rounds of indexes that are no longer in the settings. */
export async function deleteOtherRounds(db: Database, names: readonly string[]): Promise<void> {
  await db.delete(searchFeeds).where(notInArray(searchFeeds.name, [...names]));
}

/** Includes deleted and archived products: the service may still have them. */
export async function selectNextIds(
  db: Database,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    (select id from products where id > ${afterId} order by id limit ${limit})
    union (select product_id from product_changes where product_id > ${afterId}
      order by product_id limit ${limit})
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
