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
 * The store also has the originals, so that they can be cropped again. Their names have no extension, so that no URL
 * leads to them: a photograph may contain the place where it was taken.
 */
const ORIGINALS = "originals/";
const CROPPED = "up/";
const originalFile = (bytes: Uint8Array) => `${ORIGINALS}${pictureHash(bytes)}`;

/** Puts an upload and its cropped square into the store that all nodes read. */
export async function storeUpload(deps: UploadDeps, bytes: Uint8Array, focus: Focus) {
  const cropped = await cropPicture(bytes, focus);
  if (!cropped.ok) return cropped;
  const { file, colour, bytes: shown } = cropped.value;
  const originalId = originalFile(bytes);
  // If they are left over from a refused upload, they could be purged before the new one is saved.
  await renewPictures(deps.db, [originalId, file]);
  await storePictures(deps, [
    { file: originalId, bytes },
    { file, bytes: shown },
  ]);
  const row = { file, colour, originalId, croppedId: file, focusX: focus.x, focusY: focus.y };
  return { ok: true as const, value: row };
}

/** The original upload; undefined if it is missing. */
export async function readOriginal(
  { db, files, pictures }: UploadDeps,
  { originalId }: UploadedPicture,
): Promise<Uint8Array | undefined> {
  if (!originalId.startsWith(ORIGINALS)) return (await files.read(originalId))?.bytes;
  const hash = await selectPictureHash(db, originalId);
  return hash === undefined ? undefined : pictures.read(hash);
}

/** The whole picture of an upload, for staff only; undefined if nobody uploaded it. */
export async function showOriginal(
  deps: UploadDeps,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const uploaded = (await selectUploaded(deps.db, [file])).get(file);
  const original = uploaded && (await readOriginal(deps, uploaded));
  return original && previewPicture(original);
}

/** The cropped picture of an older upload in the file store; undefined if there is none. */
export async function readUploadedPicture(
  { db, files }: UploadDeps,
  file: string,
): Promise<Uint8Array | undefined> {
  const uploaded = (await selectUploaded(db, [file])).get(file);
  return uploaded && (await files.read(uploaded.croppedId))?.bytes;
}

/** Moves older uploads from the file store to the picture store. */
async function moveUploads(deps: UploadDeps, { signal }: SweepOptions): Promise<void> {
  const { db, files } = deps;
  const rows = await selectUploadsOutside(db, ORIGINALS);
  for (const { file, ...uploaded } of rows) {
    if (signal?.aborted) return;
    const original = await files.read(uploaded.originalId);
    const shown = await files.read(uploaded.croppedId);
    // The file is lost, or on another node's disk.
    if (!original || !shown) continue;
    const originalId = originalFile(original.bytes);
    await storePictures(deps, [
      { file: originalId, bytes: original.bytes },
      { file, bytes: shown.bytes },
    ]);
    await updateUploaded(db, file, { originalId, croppedId: file });
  }
}

/** At night: deletes unused uploads. Pictures that products no longer show are kept, since old mails may show them. */
export async function purgePictureFiles(
  deps: UploadDeps,
  now: Date,
  night: SweepOptions = {},
): Promise<void> {
  await moveUploads(deps, night);
  // Uploads that were refused after they were stored, or interrupted: no product ever had them.
  const before = new Date(now.getTime() - DAY_MS);
  await purgeUnnamed(deps.db, { folder: ORIGINALS, name: "originalId", before }, night);
  await purgeUnnamed(deps.db, { folder: CROPPED, name: "file", before }, night);
  await purgeUnreferencedFiles(deps.files, { kind: UPLOAD_KIND, now }, async () => {
    const rows = await selectUploadsOutside(deps.db);
    return rows.flatMap(({ originalId, croppedId }) => [originalId, croppedId]);
  });
}
