import { DAY_MS } from "#core/durations.ts";
import type { FileKind, FileStore } from "#ports/files.ts";

/** For this long, somebody may still be filling in the form that the file was uploaded for. */
const UNREFERENCED_MS = DAY_MS;

/**
 * Deletes uploads of a kind, complete or not, that no record refers to. `listNamed` is called after the files are
 * listed, so a file that a record took meanwhile is kept.
 */
export async function purgeUnreferencedFiles(
  files: Pick<FileStore, "listKind" | "remove">,
  { kind, now }: { kind: FileKind; now: Date },
  listNamed: () => Promise<string[]>,
): Promise<void> {
  const old = await files.listKind(kind, new Date(now.getTime() - UNREFERENCED_MS));
  if (old.length === 0) return;
  const named = new Set(await listNamed());
  for (const id of old) if (!named.has(id)) await files.remove(id);
}
