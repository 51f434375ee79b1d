import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import type { ProductInput } from "../../domain/product-input.ts";

/** Where an import stands; one that was interrupted goes on after its last row. */
export const imports = pgTable("imports", {
  source: text("source").primaryKey(),
  file: text("file").notNull(),
  lastRow: integer("last_row").notNull().default(0),
  badRows: integer("bad_rows").notNull().default(0),
  isFinished: boolean("is_finished").notNull().default(false),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

export const importRows = pgTable(
  "import_rows",
  {
    source: text("source")
      .notNull()
      .references(() => imports.source, { onDelete: "cascade" }),
    reference: text("reference").notNull(),
    number: integer("number").notNull(),
    line: integer("line").notNull(),
    input: jsonb("input").$type<ProductInput>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
);
