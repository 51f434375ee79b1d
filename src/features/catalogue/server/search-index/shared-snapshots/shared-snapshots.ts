import { randomBytes } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import type { ObjectStore } from "#ports/files.ts";
import {
  claimSharedSnapshot,
  deleteOldSnapshots,
  replaceSharedSnapshot,
  selectSharedSnapshot,
} from "./shared-snapshots.repository.ts";
import { downloadParts, type SnapshotPart, uploadParts } from "./snapshot-parts.ts";

/** What an index was made from: the database, the taxonomy's fingerprint, and the last change that it includes. */
export type SnapshotNote = { database: string; fingerprint: string; sequence: number };

type Deps = { db: Queryable; objects: ObjectStore };

/** Slightly shorter than the interval in which nodes save, so that a saving node always finds it due. */
const EVERY_MS = 25 * MINUTE_MS;
/** The interval if the last snapshot has another taxonomy or history, since no node can start from it. */
const EVERY_OTHER_MS = 5 * MINUTE_MS;
const KEPT_MS = 7 * DAY_MS;

/** One of the nodes uploads its index, so that new nodes find it. */
export async function publishSnapshot(
  { db, objects }: Deps,
  { version, file, note, now }: { version: string; file: string; note: SnapshotNote; now: Date },
): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const claim = { version, fingerprint: note.fingerprint, database: note.database, now };
  const due = { olderThan: before(EVERY_MS), otherThan: before(EVERY_OTHER_MS) };
  if (!(await claimSharedSnapshot(db, { ...claim, ...due }))) return false;
  const folder = `search-index/${randomBytes(12).toString("hex")}`;
  const parts = await uploadParts(objects, file, folder);
  const unused = await replaceSharedSnapshot(db, { version, ...note, parts });
  await removeParts(objects, [...unused, ...(await deleteOldSnapshots(db, before(KEPT_MS)))]);
  return true;
}

async function removeParts(objects: ObjectStore, parts: readonly SnapshotPart[]): Promise<void> {
  for (const { name } of parts) await objects.remove(name);
}

/** Downloads another node's index to where this node keeps its own, if it is of the same database and taxonomy. */
export async function fetchSnapshot(
  { db, objects }: Deps,
  {
    version,
    file,
    wanted,
  }: { version: string; file: string; wanted: Omit<SnapshotNote, "sequence"> },
): Promise<SnapshotNote | undefined> {
  const found = await selectSharedSnapshot(db, version);
  const { database, fingerprint, sequence, parts = [] } = found ?? {};
  if (sequence == null || database !== wanted.database || fingerprint !== wanted.fingerprint)
    return undefined;
  const beside = `${file}.${process.pid}.fetched`;
  try {
    await downloadParts(objects, parts, beside);
    await rename(beside, file);
    return { ...wanted, sequence };
  } finally {
    await rm(beside, { force: true });
  }
}
