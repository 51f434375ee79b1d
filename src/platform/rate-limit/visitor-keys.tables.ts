import { date, pgTable, text } from "drizzle-orm/pg-core";

export const visitorKeys = pgTable("visitor_keys", {
  day: date("day").primaryKey(),
  key: text("key").notNull(),
});
