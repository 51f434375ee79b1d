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

/** Of a folder of this machine; undefined where it is not in it. */
export type ReadPictureFile = (file: string) => Promise<Uint8Array | undefined>;

const AT_ONCE = 8;
const BATCH = 500;

export const pictureHash = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * The content first, then the row that names it: nobody is shown an address that leads nowhere. A content that had no
 * row may have been purged in between; with the row nobody purges it any more, and it is put once again.
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

/** What lies in a folder, and is to be stored from there. */
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
 * Every minute, where pictures lie elsewhere: what is known and so far in a folder of this machine alone, as after the
 * demo was filled in. What is not in the folder is left for a node that has it.
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
      // One that was drawn anew since is another picture, and taken over by whoever says so.
      if (bytes && pictureHash(bytes) === hash) found.push({ file, bytes });
    }
    await storePictures(deps, found);
    after = some.at(-1)?.file ?? "";
    if (some.length < BATCH) return;
  }
}

/** So long a page may still be open that shows a picture which was replaced. */
const KEPT_MS = 7 * DAY_MS;

/** At night: contents that no file has any more. */
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
 * The one transaction that waits for the store: between the look and the removal nobody may begin to use it. Only who
 * stores the very same content waits for it.
 */
const purgeUnused = ({ db, pictures }: PictureStoreDeps, hash: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockContentForPurge(tx, hash);
    if (!(await selectUsedHashes(tx, [hash])).has(hash)) await pictures.remove(hash);
  });
