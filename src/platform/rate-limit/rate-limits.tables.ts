import { date, index, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { big } from "#database/columns.ts";

export const visitorKeys = pgTable("visitor_keys", {
  day: date("day").primaryKey(),
  key: text("key").notNull(),
});

/** In the shape that rate-limiter-flexible wants. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: big("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
