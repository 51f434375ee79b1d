import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { ContactTopic } from "../domain/contact-topic.ts";

export const contactBoxes = pgTable(
  "contact_boxes",
  (t) => ({
    siteId: ofSite(),
    topic: t.text("topic").$type<ContactTopic>().notNull(),
    email: t.text("email").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.topic] })],
);
