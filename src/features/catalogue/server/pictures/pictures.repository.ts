import { inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { uploadedPictures } from "./pictures.tables.ts";

export type UploadedPicture = typeof uploadedPictures.$inferSelect;

/** Those of the files that staff uploaded, by file. */
export async function selectUploaded(
  db: Queryable,
  files: readonly string[],
): Promise<Map<string, UploadedPicture>> {
  if (files.length === 0) return new Map();
  const rows = await db
    .select()
    .from(uploadedPictures)
    .where(inArray(uploadedPictures.file, [...files]));
  return new Map(rows.map((row) => [row.file, row]));
}
