import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import type { PictureStore } from "#ports/pictures.ts";
import { cropPicture, type Focus, previewPicture } from "./crop-picture.ts";
import {
  purgeUnnamed,
  renewPictures,
  selectPictureHash,
  selectUploaded,
  selectUploadsOutside,
  type UploadedPicture,
  updateUploaded,
} from "./pictures.repository.ts";
import { pictureHash, storePictures } from "./stored-pictures.ts";

export type UploadDeps = { db: Database; files: FileStore; pictures: PictureStore };

export const UPLOAD_KIND = "goods";

/**
 * As they came they are in the store as well, to be cut anew. Their names have no ending, so that no address leads to
 * them: whoever took a photograph may have left in it where that was.
 */
const ORIGINALS = "originals/";
const CROPPED = "up/";
const originalFile = (bytes: Uint8Array) => `${ORIGINALS}${pictureHash(bytes)}`;

/** What staff sent, and the square of it that is shown, in the store that all nodes read. */
export async function storeUpload(deps: UploadDeps, bytes: Uint8Array, focus: Focus) {
  const cropped = await cropPicture(bytes, focus);
  if (!cropped.ok) return cropped;
  const { file, colour, bytes: shown } = cropped.value;
  const originalId = originalFile(bytes);
  // Left over from an upload that was refused, they would be purged before somebody names them.
  await renewPictures(deps.db, [originalId, file]);
  await storePictures(deps, [
    { file: originalId, bytes },
    { file, bytes: shown },
  ]);
  const row = { file, colour, originalId, croppedId: file, focusX: focus.x, focusY: focus.y };
  return { ok: true as const, value: row };
}

/** As it came; undefined where it is not there. */
export async function readOriginal(
  { db, files, pictures }: UploadDeps,
  { originalId }: UploadedPicture,
): Promise<Uint8Array | undefined> {
  if (!originalId.startsWith(ORIGINALS)) return (await files.read(originalId))?.bytes;
  const hash = await selectPictureHash(db, originalId);
  return hash === undefined ? undefined : pictures.read(hash);
}

/** The whole of an upload, for staff alone; undefined where nobody uploaded it. */
export async function showOriginal(
  deps: UploadDeps,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const uploaded = (await selectUploaded(deps.db, [file])).get(file);
  const original = uploaded && (await readOriginal(deps, uploaded));
  return original && previewPicture(original);
}

/** What an upload from before consists of; undefined where there is none. */
export async function readUploadedPicture(
  { db, files }: UploadDeps,
  file: string,
): Promise<Uint8Array | undefined> {
  const uploaded = (await selectUploaded(db, [file])).get(file);
  return uploaded && (await files.read(uploaded.croppedId))?.bytes;
}

/** Those that lie in the store of files, where they were put before, get to where all pictures are. */
async function moveUploads(deps: UploadDeps, { signal }: SweepOptions): Promise<void> {
  const { db, files } = deps;
  const rows = await selectUploadsOutside(db, ORIGINALS);
  for (const { file, ...uploaded } of rows) {
    if (signal?.aborted) return;
    const original = await files.read(uploaded.originalId);
    const shown = await files.read(uploaded.croppedId);
    // Lost, or on another node's disk.
    if (!original || !shown) continue;
    const originalId = originalFile(original.bytes);
    await storePictures(deps, [
      { file: originalId, bytes: original.bytes },
      { file, bytes: shown.bytes },
    ]);
    await updateUploaded(db, file, { originalId, croppedId: file });
  }
}

/** At night: uploads that became no picture. Pictures that no product shows any more may be in old mails, and stay. */
export async function purgePictureFiles(
  deps: UploadDeps,
  now: Date,
  night: SweepOptions = {},
): Promise<void> {
  await moveUploads(deps, night);
  // Refused after they were stored, or interrupted: no product ever had them.
  const before = new Date(now.getTime() - DAY_MS);
  await purgeUnnamed(deps.db, { folder: ORIGINALS, name: "originalId", before }, night);
  await purgeUnnamed(deps.db, { folder: CROPPED, name: "file", before }, night);
  await purgeUnreferencedFiles(deps.files, { kind: UPLOAD_KIND, now }, async () => {
    const rows = await selectUploadsOutside(deps.db);
    return rows.flatMap(({ originalId, croppedId }) => [originalId, croppedId]);
  });
}
