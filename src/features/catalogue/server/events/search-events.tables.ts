import { pgTable, unique } from "drizzle-orm/pg-core";
import { identity, moment } from "#database/columns.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import { products } from "../products.tables.ts";

/** What visitors did with search results; the unique key counts one visitor once per item and hour. */
export const searchEvents = pgTable(
  "search_events",
  (t) => ({
    id: identity(),
    siteId: ofSite({ onDelete: "cascade" }),
    happenedAt: moment("happened_at").notNull().defaultNow(),
    hour: moment("hour").notNull(),
    queryKey: t.text("query_key").notNull(),
    name: t.text("name").notNull(),
    searchQuery: t.text("search_query").notNull(),
    itemId: t.text("item_id").notNull(),
    visitor: t.text("visitor").notNull(),
  }),
  (table) => [unique().on(table.visitor, table.itemId, table.name, table.hour)],
);

/** Points that decrease with time; each row has the value at the time of its last update. */
export const productPopularity = pgTable("product_popularity", (t) => ({
  productId: t
    .integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  score: t.doublePrecision("score").notNull(),
  scoredAt: moment("scored_at").notNull(),
}));
