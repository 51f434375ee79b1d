import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import { selectParcelFiles } from "#features/forwarding/server/storage/select-parcel-files.ts";
import { selectQuoteFiles } from "#features/quotes/server/submission/select-quote-files.ts";
import type { FileStore } from "#ports/files.ts";

/** So long somebody may still be at the form that a file was sent for; what is kept of a form names its files. */
const KEPT_MS = DAY_MS;

/**
 * Uploads for quotes and parcels, whole or not, that nothing names. What is named is asked for after the list:
 * whatever took a file up meanwhile is among it. Claims see to their own.
 */
export async function purgeUnreferencedFiles(
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const old = [
    ...(await files.listKind("quote", before)),
    ...(await files.listKind("parcel", before)),
  ];
  if (old.length === 0) return;
  const named = new Set([...(await selectQuoteFiles(db)), ...(await selectParcelFiles(db))]);
  for (const id of old) if (!named.has(id)) await files.remove(id);
}
