import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { ContactTopic } from "../domain/contact-topic.ts";

export const contactBoxes = pgTable(
  "contact_boxes",
  {
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id),
    topic: text("topic").$type<ContactTopic>().notNull(),
    email: text("email").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.topic] })],
);
