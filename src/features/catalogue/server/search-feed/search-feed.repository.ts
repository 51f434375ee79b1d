import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { searchFeeds } from "./search-feed.tables.ts";

const NAME = "search";
const isOurs = eq(searchFeeds.name, NAME);

export type FeedRound = Omit<typeof searchFeeds.$inferSelect, "name">;

export async function selectRound(db: Database): Promise<FeedRound | undefined> {
  const [round] = await db.select().from(searchFeeds).where(isOurs);
  return round;
}

export async function saveRound(db: Database, round: FeedRound): Promise<void> {
  await db
    .insert(searchFeeds)
    .values({ name: NAME, ...round })
    .onConflictDoUpdate({ target: searchFeeds.name, set: round });
}

export async function recordSent(db: Database, afterId: number): Promise<void> {
  await db.update(searchFeeds).set({ afterId }).where(isOurs);
}

/** The next one sends what changed since this one began. */
export async function recordEnd(db: Database, { until, untilAt }: FeedRound): Promise<void> {
  await db.update(searchFeeds).set({ since: until, sinceAt: untilAt, afterId: 0 }).where(isOurs);
}

/** Also those that are gone: the service may still have them. */
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
