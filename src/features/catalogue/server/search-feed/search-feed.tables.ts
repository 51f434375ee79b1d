import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";

/**
 * What an external search index has of the catalogue: everything visible in snapshot `since`, and, for products up to
 * `afterId`, everything visible in `until`. Without `since` it gets all products.
 */
export const searchFeeds = pgTable("search_feeds", (t) => ({
  /** The name from `LUPA_INDICES`: `lt/en=7a31899f`. */
  name: t.text("name").primaryKey(),
  /** A hash of taxonomy and sites: if it changes, all documents change. */
  fingerprint: t.text("fingerprint").notNull(),
  database: t.text("database").notNull(),
  timeline: t.text("timeline").notNull(),
  since: t.text("since"),
  sinceAt: moment("since_at"),
  until: t.text("until").notNull(),
  untilAt: moment("until_at").notNull(),
  afterId: t.integer("after_id").notNull().default(0),
}));
