import { sql } from "drizzle-orm";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { EVENT_POINTS } from "../domain/popularity.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { addPoints } from "./popularity.repository.ts";

export type SearchEvent = {
  site: Site;
  queryKey: string;
  name: string;
  searchQuery: string;
  itemId: string;
  /** Who did it, as a hash that changes every day. */
  visitor: string;
};

/** Keeps what a visitor did, once per item and hour; clicks and carts make a product more popular. */
export async function collectEvent(
  { db, now }: Pick<CatalogueDeps, "db" | "now">,
  event: SearchEvent,
): Promise<void> {
  const hour = new Date(now());
  hour.setUTCMinutes(0, 0, 0);
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into search_events (site_id, hour, query_key, name, search_query, item_id, visitor)
      values (${event.site.id}, ${hour.toISOString()}, ${event.queryKey}, ${storable(event.name)},
        ${storable(event.searchQuery)}, ${storable(event.itemId)}, ${event.visitor})
      on conflict (visitor, item_id, name, hour) do nothing`);
    const points = EVENT_POINTS[event.name] ?? 0;
    const isProduct = /^[1-9]\d{0,8}$/.test(event.itemId);
    if (rowCount && points > 0 && isProduct) await addPoints(tx, Number(event.itemId), points);
  });
}

/** PostgreSQL's texts hold every character but this one. */
const storable = (text: string) => text.replaceAll("\0", "");
