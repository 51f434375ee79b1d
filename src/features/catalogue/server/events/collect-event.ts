import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { EVENT_POINTS, type EventName, MAX_EVENTS_PER_HOUR } from "../../domain/search-event.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { addPoints } from "../search-index/search-index.repository.ts";
import { countEventsOf, insertEvent, isProductId } from "./search-events.repository.ts";

type SearchEvent = {
  site: Site;
  queryKey: string;
  name: EventName;
  searchQuery: string;
  itemId: string;
  /** A pseudonymous id of the visitor that changes every day. */
  visitor: string;
};

/**
 * Stores a visitor's action, once per item and hour; clicks and carts make a product more popular. Events about unknown
 * products, and too many from one visitor, are silently dropped: the visitor could not do anything about an error.
 */
export async function collectEvent(
  { db, now }: Pick<CatalogueDeps, "db" | "now">,
  event: SearchEvent,
): Promise<void> {
  const { site, ...told } = event;
  const hour = new Date(now());
  hour.setUTCMinutes(0, 0, 0);
  const points = EVENT_POINTS[event.name];
  const productId = /^[1-9]\d{0,8}$/.test(event.itemId) ? Number(event.itemId) : undefined;
  // The item of a clicked suggestion is its text, not a product.
  const isAboutProduct = event.name !== "suggestionClick";
  if (isAboutProduct && !(productId && (await isProductId(db, productId)))) return;
  if ((await countEventsOf(db, event.visitor, hour)) >= MAX_EVENTS_PER_HOUR) return;
  await inTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      ...told,
      siteId: site.id,
      hour,
      searchQuery: storable(event.searchQuery),
      itemId: storable(event.itemId),
    });
    if (isNew && isAboutProduct && productId) await addPoints(tx, productId, points);
  });
}

/** Columns of type text in PostgreSQL cannot contain this character. */
const storable = (text: string) => text.replaceAll("\0", "");
