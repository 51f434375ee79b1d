import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";

/**
 * What an index of a search service elsewhere has of the catalogue: everything that `since` saw, and of what `until`
 * saw the products up to `afterId`. Without `since` it is sent all of them.
 */
export const searchFeeds = pgTable("search_feeds", (t) => ({
  /** As `LUPA_INDICES` has it: `lt/en=7a31899f`. */
  name: t.text("name").primaryKey(),
  /** Of taxonomy and sites: where that changes, all documents do. */
  fingerprint: t.text("fingerprint").notNull(),
  database: t.text("database").notNull(),
  timeline: t.text("timeline").notNull(),
  since: t.text("since"),
  sinceAt: moment("since_at"),
  until: t.text("until").notNull(),
  untilAt: moment("until_at").notNull(),
  afterId: t.integer("after_id").notNull().default(0),
}));
