import { index, pgTable } from "drizzle-orm/pg-core";
import { big } from "#database/columns.ts";

export const visitorKeys = pgTable("visitor_keys", (t) => ({
  day: t.date("day").primaryKey(),
  key: t.text("key").notNull(),
}));

/** The table layout that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  "rate_limits",
  (t) => ({
    key: t.varchar("key", { length: 255 }).primaryKey(),
    points: t.integer("points").notNull().default(0),
    expire: big("expire"),
  }),
  (table) => [index("rate_limits_expire").on(table.expire)],
);
