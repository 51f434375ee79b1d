import { DAY_MS } from "#core/durations.ts";
import type { FileKind, FileStore } from "#ports/files.ts";

/** So long somebody may still be at the form that a file was sent for. */
const UNREFERENCED_MS = DAY_MS;

/**
 * Uploads of a kind, whole or not, that nothing names. What is named is asked for after the list:
 * whatever took a file up meanwhile is among it.
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
