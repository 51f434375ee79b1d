import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";

/** Pictures that staff uploaded; `file` is what `product_pictures` name. */
export const uploadedPictures = pgTable("uploaded_pictures", (t) => ({
  file: t.text("file").primaryKey(),
  originalId: t.text("original_id").notNull(),
  croppedId: t.text("cropped_id").notNull(),
  colour: t.text("colour").notNull(),
  focusX: t.real("focus_x").notNull(),
  focusY: t.real("focus_y").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
}));
