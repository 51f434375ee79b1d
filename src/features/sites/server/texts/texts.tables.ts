import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import { ofSite } from "../sites.tables.ts";

/** Texts that staff wrote for one site, replacing the originals. */
export const messageOverrides = pgTable(
  "message_overrides",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    language: t.char("language", { length: 2 }).notNull(),
    key: t.text("key").notNull(),
    text: t.text("text").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.language, table.key] })],
);
