import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import type { PictureProblem } from "#ports/pictures.ts";

/** The content hash of each picture file; the content itself is in the picture store, by its hash. */
export const pictures = pgTable(
  "pictures",
  (t) => ({
    file: t.text("file").primaryKey(),
    hash: t.text("hash").notNull(),
    version: t.text("version").notNull().generatedAlwaysAs(sql`left(hash, 12)`),
    storedAt: moment("stored_at"),
    savedAt: moment("saved_at").notNull().defaultNow(),
  }),
  (table) => [
    index("pictures_hash").on(table.hash),
    index("pictures_unstored").on(table.file).where(sql`stored_at is null`),
  ],
);

const SOURCE_STATES = ["waiting", "done", "failed"] as const;

/** Pictures that suppliers' lists name by URL: each is downloaded once. */
export const pictureSources = pgTable(
  "picture_sources",
  (t) => ({
    file: t.text("file").primaryKey(),
    url: t.text("url").notNull(),
    source: t.text("source"),
    state: t.text("state", { enum: SOURCE_STATES }).notNull().default("waiting"),
    problem: t.text("problem").$type<PictureProblem>(),
    tries: t.integer("tries").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("picture_sources_waiting").on(table.nextTryAt).where(sql`state = 'waiting'`),
    index("picture_sources_source").on(table.source, table.state, table.file),
  ],
);

/**
 * Pictures that staff uploaded; `file` is the name in `product_pictures`. Both ids are files of `pictures`, or, in
 * older rows, ids of the file store, from which they are moved.
 */
export const uploadedPictures = pgTable("uploaded_pictures", (t) => ({
  file: t.text("file").primaryKey(),
  originalId: t.text("original_id").notNull(),
  croppedId: t.text("cropped_id").notNull(),
  colour: t.text("colour").notNull(),
  focusX: t.real("focus_x").notNull(),
  focusY: t.real("focus_y").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
}));
