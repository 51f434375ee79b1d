import { createHash } from "node:crypto";
import { DAY_MS } from "#core/durations.ts";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import type { Queryable } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PictureStore } from "#ports/pictures.ts";
import {
  lockContentForPurge,
  lockContentsForUse,
  selectUnstored,
  selectUsedHashes,
  upsertPictures,
} from "./pictures.repository.ts";

type PictureStoreDeps = { db: Queryable; pictures: PictureStore };

/** Reads a file of a folder on this machine; undefined if it is not there. */
export type ReadPictureFile = (file: string) => Promise<Uint8Array | undefined>;

const AT_ONCE = 8;
const BATCH = 500;

export const pictureHash = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * Stores the content before the row that names it, so that no URL is ever broken. A content without a row may be purged
 * in between; once the row exists it is not, so a missing content is then stored again.
 */
export async function storePictures(
  { db, pictures }: PictureStoreDeps,
  files: readonly { file: string; bytes: Uint8Array }[],
): Promise<void> {
  const saved = files.map(({ file, bytes }) => ({ file, hash: pictureHash(bytes), bytes }));
  await forEachInParallel(saved, AT_ONCE, ({ hash, bytes }) => pictures.put(hash, bytes));
  await inTransaction(db, async (tx) => {
    await lockContentsForUse(
      tx,
      saved.map(({ hash }) => hash),
    );
    await upsertPictures(
      tx,
      saved.map(({ file, hash }) => ({ file, hash, isStored: true })),
    );
  });
  await forEachInParallel(saved, AT_ONCE, async ({ hash, bytes }) => {
    if (!(await pictures.has(hash))) await pictures.put(hash, bytes);
  });
}

/** Adds pictures that are in a folder and are still to be uploaded from there. */
export async function notePictures(
  db: Queryable,
  files: readonly { file: string; bytes: Uint8Array }[],
): Promise<void> {
  const saved = files.map(({ file, bytes }) => ({ file, hash: pictureHash(bytes) }));
  await upsertPictures(
    db,
    saved.map((one) => ({ ...one, isStored: false })),
  );
}

/**
 * Every minute, if pictures are in a shared store: uploads known pictures that are only in a folder so far, as after
 * filling in the demo data. Files that are not in this machine's folder are left to the node that has them.
 */
export async function storeFolderPictures(
  deps: PictureStoreDeps,
  readFile: ReadPictureFile,
): Promise<void> {
  let after = "";
  for (;;) {
    const some = await selectUnstored(deps.db, after, BATCH);
    const found: { file: string; bytes: Uint8Array }[] = [];
    for (const { file, hash } of some) {
      const bytes = await readFile(file);
      // A file that changed since is another picture: it is stored once its new hash is recorded.
      if (bytes && pictureHash(bytes) === hash) found.push({ file, bytes });
    }
    await storePictures(deps, found);
    after = some.at(-1)?.file ?? "";
    if (some.length < BATCH) return;
  }
}

/** A page that shows a replaced picture may stay open this long. */
const KEPT_MS = 7 * DAY_MS;

/** At night: deletes contents that no file has any more. */
export async function purgeStoredPictures(
  { db, pictures }: PictureStoreDeps,
  now: Date,
  { signal }: SweepOptions = {},
): Promise<void> {
  for await (const hashes of pictures.list(new Date(now.getTime() - KEPT_MS))) {
    if (signal?.aborted) return;
    if (hashes.length === 0) continue;
    const used = await selectUsedHashes(db, hashes);
    for (const hash of hashes) if (!used.has(hash)) await purgeUnused({ db, pictures }, hash);
  }
}

/**
 * The only transaction that waits for the store: between check and removal, nobody may start to use the content. Only
 * requests that store the same content wait for it.
 */
const purgeUnused = ({ db, pictures }: PictureStoreDeps, hash: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockContentForPurge(tx, hash);
    if (!(await selectUsedHashes(tx, [hash])).has(hash)) await pictures.remove(hash);
  });
