import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { big, moment, transactionNumber } from "#database/columns.ts";

const snapshot = customType<{ data: string }>({ dataType: () => "pg_snapshot" });

/** Every change of data that pages, indexes and an edge show. Triggers write it; `database/change-log` reads it. */
export const changes = pgTable(
  "changes",
  (t) => ({
    transaction: transactionNumber("transaction").notNull().default(sql`pg_current_xact_id()`),
    id: big("id").generatedAlwaysAsIdentity(),
    tags: t.text("tags").array().notNull(),
    notedAt: moment("noted_at").notNull().default(sql`clock_timestamp()`),
  }),
  (table) => [
    primaryKey({ columns: [table.transaction, table.id] }),
    index("changes_noted_at").on(table.notedAt),
  ],
);

/** The position of a reader that must continue from there after a restart. */
export const changeReaders = pgTable("change_readers", (t) => ({
  name: t.text("name").primaryKey(),
  database: t.text("database").notNull(),
  timeline: t.text("timeline").notNull(),
  position: snapshot("position").notNull(),
  readAt: moment("read_at").notNull().defaultNow(),
}));
