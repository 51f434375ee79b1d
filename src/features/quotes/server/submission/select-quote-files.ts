import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";

/** Files that a quote names, or a form that somebody still fills in. */
export async function selectQuoteFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from quote_lines, jsonb_array_elements_text(files) file
    union
    select file from order_forms, jsonb_array_elements(lines) line,
      jsonb_array_elements_text(line -> 'files') file`);
  return rows.map(({ file }) => file);
}
