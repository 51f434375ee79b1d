import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";

/** Uploads that no parcel names, a day later. */
export const purgeParcelFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "parcel", now }, () => selectParcelFiles(db));

/** Files that a parcel names: the shop's bill, and photographs of what came. */
async function selectParcelFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select invoice_file as file from forward_parcels where invoice_file is not null
    union
    select file from forward_parcels, jsonb_array_elements_text(photos) file`);
  return rows.map(({ file }) => file);
}
