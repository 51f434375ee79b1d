import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";

/** Uploads that no quote names, a day later. */
export const purgeQuoteFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "quote", now }, () => selectQuoteFiles(db));

/** Files that a quote names, or a form that somebody still fills in. */
async function selectQuoteFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from quote_lines, jsonb_array_elements_text(files) file
    union
    select file from order_forms, jsonb_array_elements(lines) line,
      jsonb_array_elements_text(line -> 'files') file`);
  return rows.map(({ file }) => file);
}
