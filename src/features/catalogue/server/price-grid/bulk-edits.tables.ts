import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { big, moment } from "#database/columns.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { GridChanges, GridValues } from "../../domain/staff-goods/price-grid.ts";

/** A change of many variants at once, stored for undo. */
export const bulkEdits = pgTable("bulk_edits", (t) => ({
  id: t.uuid("id").primaryKey(),
  at: moment("at").notNull().defaultNow(),
  actorId: big("actor_id").references(() => customers.id),
}));

export const bulkEditRows = pgTable(
  "bulk_edit_rows",
  (t) => ({
    bulkEditId: t
      .uuid("bulk_edit_id")
      .notNull()
      .references(() => bulkEdits.id, { onDelete: "cascade" }),
    variantId: t.integer("variant_id").notNull(),
    before: t.jsonb("before").$type<Partial<GridValues>>().notNull(),
    after: t.jsonb("after").$type<Partial<GridValues>>().notNull(),
    /** The requested changes; null if an older version wrote the row. */
    changes: t.jsonb("changes").$type<GridChanges>(),
    undoneAt: moment("undone_at"),
  }),
  (table) => [primaryKey({ columns: [table.bulkEditId, table.variantId] })],
);
