import { hasPreview } from "#core/file-type.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

type Files = Pick<ForwardingDeps, "files" | "reportProblem">;

/**
 * A file opens to its owner and to staff: what staff took is kept anew as the customer's. All of them or
 * nothing: pages show them as pictures, and what is none is refused.
 */
export async function copyPhotosForOwner(
  { files }: Files,
  ids: readonly string[],
  owner: number,
): Promise<string[] | undefined> {
  const taken = await Promise.all(ids.map((id) => files.read(id)));
  const pictures = taken.flatMap((file) => (file && hasPreview(file.type) ? [file] : []));
  if (pictures.length < ids.length) return undefined;
  const kept: string[] = [];
  for (const { bytes } of pictures) {
    const saved = await files.save(bytes, { owner, kind: "parcel" });
    if (saved.ok) kept.push(saved.value);
  }
  if (kept.length === ids.length) return kept;
  for (const id of kept) await files.remove(id);
  return undefined;
}

/** What somebody of staff had uploaded is of no use any more; what is another's stays theirs. */
export async function deleteStaffUploads(
  { files, reportProblem }: Files,
  ids: readonly string[],
  staffId: number | null,
): Promise<void> {
  try {
    for (const id of ids) {
      const file = await files.readMetadata(id);
      if (file && staffId !== null && file.owner === staffId) await files.remove(id);
    }
  } catch (error) {
    // The parcel is received all the same.
    reportProblem("photos of staff are still kept", { err: error, staffId });
  }
}
