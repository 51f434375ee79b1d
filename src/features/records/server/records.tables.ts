import { sql } from "drizzle-orm";
import { index, pgTable, unique } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { customers, ofCustomer } from "#features/account/server/account.tables.ts";

export const notes = pgTable(
  "notes",
  (t) => ({
    id: identity(),
    /** Such as `order:17`. */
    record: t.text("record").notNull(),
    authorId: ofCustomer("author_id").notNull(),
    text: t.text("text").notNull(),
    mentions: big("mentions").array().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("notes_record").on(table.record, table.id),
    index("notes_author_id").on(table.authorId),
  ],
);

export const savedViews = pgTable(
  "saved_views",
  (t) => ({
    id: identity(),
    list: t.text("list").notNull(),
    ownerId: big("owner_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    title: t.text("title").notNull(),
    query: t.text("query").notNull(),
    isShared: t.boolean("is_shared").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    unique().on(table.ownerId, table.list, table.title),
    index("saved_views_shared").on(table.list).where(sql`is_shared`),
  ],
);

/** Each time staff look at a person; written by `noteAccess`. Append-only for a year: the database refuses changes. */
export const accessLog = pgTable(
  "access_log",
  (t) => ({
    id: identity(),
    at: moment("at").notNull().defaultNow(),
    actorId: ofCustomer("actor_id"),
    /** Null for many persons at once, as in a file, or for a guest, whose order is in `record`. */
    customerId: ofCustomer(),
    what: t.text("what").notNull(),
    record: t.text("record"),
    details: t.jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
  }),
  (table) => [
    index("access_log_customer").on(table.customerId, table.id).where(sql`customer_id is not null`),
    index("access_log_actor").on(table.actorId, table.id),
    index("access_log_at").on(table.at),
  ],
);
