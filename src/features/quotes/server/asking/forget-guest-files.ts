import { sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { FileStore } from "#ports/files.ts";

/** Photos of guests that stand in no quote and no form, once nobody will come back for them. */
export async function forgetGuestFiles(
  db: Database,
  files: Pick<FileStore, "listGuests" | "forget">,
  keptDays: number,
): Promise<void> {
  const old = await files.listGuests(new Date(Date.now() - keptDays * DAY_MS));
  if (old.length === 0) return;
  const named = await selectNamedFiles(db);
  for (const id of old) if (!named.has(id)) await files.forget(id);
}

async function selectNamedFiles(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from quote_lines, jsonb_array_elements_text(files) file
    union
    select file from order_forms, jsonb_array_elements(lines) line,
      jsonb_array_elements_text(line -> 'files') file`);
  return new Set(rows.map(({ file }) => file));
}
