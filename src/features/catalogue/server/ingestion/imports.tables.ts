import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { big, moment } from "#database/columns.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { LateBadRow } from "../../domain/late-bad-row.ts";
import type { ProductInput } from "../../domain/product-input.ts";

/** The progress of an import; an interrupted one continues after its last row. */
export const imports = pgTable("imports", (t) => ({
  source: t.text("source").primaryKey(),
  /** Changes with each new list: an approval is for this list, not for a later one. */
  stagingId: t.uuid("staging_id").notNull().defaultRandom(),
  file: t.text("file").notNull(),
  lastRow: t.integer("last_row").notNull().default(0),
  badRows: t.integer("bad_rows").notNull().default(0),
  /** The whole file was read, so it can be applied. Written by versions before `stagedFormat`. */
  isStaged: t.boolean("is_staged").notNull().default(false),
  /** The format of the rows once the whole file was read; versions since this format can apply them. */
  stagedFormat: t.integer("staged_format"),
  isFinished: t.boolean("is_finished").notNull().default(false),
  changedAt: moment("changed_at").notNull().defaultNow(),
  /** Bad rows that were found only when it was applied: their number, and the first of them. */
  lateBad: t.integer("late_bad").notNull().default(0),
  lateBadRows: t.jsonb("late_bad_rows").$type<readonly LateBadRow[]>().notNull().default([]),
}));

export const importRows = pgTable(
  "import_rows",
  (t) => ({
    source: t
      .text("source")
      .notNull()
      .references(() => imports.source, { onDelete: "cascade" }),
    reference: t.text("reference").notNull(),
    number: t.integer("number").notNull(),
    line: t.integer("line").notNull(),
    input: t.jsonb("input").$type<ProductInput>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
);

/** Files that staff upload, stored in parts. */
export const importUploads = pgTable("import_uploads", (t) => ({
  id: t.uuid("id").primaryKey(),
  actorId: big("actor_id").references(() => customers.id),
  name: t.text("name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
}));

export const importUploadParts = pgTable(
  "import_upload_parts",
  (t) => ({
    uploadId: t
      .uuid("upload_id")
      .notNull()
      .references(() => importUploads.id, { onDelete: "cascade" }),
    position: t.integer("position").notNull(),
    text: t.text("text").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
);
