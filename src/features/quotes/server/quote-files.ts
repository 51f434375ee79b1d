import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { type Failure, failField } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import { selectQuoteFiles } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

/** Deletes uploads that are older than a day and that no quote or form refers to. */
export const purgeQuoteFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "quote", now }, () => selectQuoteFiles(db));

/** Product notes §6: limits the number of files, and refuses those of another user as if they did not exist. */
export async function refuseFiles(
  { files }: Pick<QuotesDeps, "files">,
  customerId: number,
  ids: readonly string[],
): Promise<Failure<"errors.invalid_input"> | undefined> {
  if (ids.length > MAX_FILES_PER_FORM) return failField("files", "validation.too_many_files");
  for (const id of ids) {
    const file = await files.readMetadata(id);
    const isOwn = file?.owner === null || file?.owner === customerId;
    if (file?.kind !== "quote" || !isOwn) return failField("files");
  }
  return undefined;
}
