import { and, eq, sql } from "drizzle-orm";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type Failure, fail } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { FileSites } from "#features/uploads/server/file-sites.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import { quoteLines, quotes } from "./quotes.tables.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

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

export const selectSitesOfQuoteFile: FileSites = async (db, { id, owner }) => {
  const isNamed = sql`${quoteLines.files} @> ${JSON.stringify([id])}::jsonb`;
  const rows = await db
    .selectDistinct({ siteId: quotes.siteId })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .where(and(eq(quotes.customerId, owner), isNamed));
  return rows.map(({ siteId }) => siteId);
};

/** Product notes §6: so many for a form, each uploaded for a quote by its sender; somebody else's is as one that never was. */
export async function refuseFiles(
  { files }: Pick<QuotesDeps, "files">,
  customerId: number,
  ids: readonly string[],
): Promise<Failure<"errors.invalid_input"> | undefined> {
  if (ids.length > MAX_FILES_PER_FORM) return wrong("validation.too_many_files");
  for (const id of ids) {
    const file = await files.readMetadata(id);
    const isOwn = file?.owner === null || file?.owner === customerId;
    if (file?.kind !== "quote" || !isOwn) return wrong("validation.invalid");
  }
  return undefined;
}

const wrong = (key: MessageKey) => fail("errors.invalid_input", { files: [key] });
