import { createHash, randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Queryable } from "#database/connect.ts";
import type { ObjectStore } from "#ports/files.ts";
import type { IndexContext } from "./search-document.ts";
import {
  type ChangePosition,
  type Moment,
  selectDatabaseHistory,
} from "./search-index.repository.ts";
import { fetchSnapshot, type SnapshotNote } from "./shared-snapshots/shared-snapshots.ts";

/** For engines that save their index to the disk; a note next to the file says what the index was made from. */
export type IndexSnapshots = {
  /** The sequence of the snapshot that the engine started from. */
  sequence: number | undefined;
  save: (sequence: number) => Promise<void>;
  /** Loads the present file, and returns the last change that it includes. */
  reload: () => Promise<number | undefined>;
  file: string;
  noteFile: string;
  /** The version of the code that makes documents and that writes and reads the file. */
  version: string;
  /** Where other nodes find it, if there is a shared store. */
  objects?: ObjectStore | undefined;
};

const noteSchema = z.object({
  version: z.string(),
  database: z.string(),
  fingerprint: z.string(),
  sequence: z.int(),
});

/** The position to continue from, if the engine's snapshot has this database, this code version and this taxonomy. */
export async function positionOfSnapshot(
  db: Queryable,
  { sequence, noteFile, version }: Pick<IndexSnapshots, "sequence" | "noteFile" | "version">,
  fingerprint: string,
): Promise<ChangePosition | undefined> {
  if (sequence === undefined) return undefined;
  const text = await readFile(noteFile, "utf8").catch(() => "null");
  const note = z.safeParse(noteSchema, parse(text));
  if (!note.success) return undefined;
  const isOurs =
    note.data.sequence === sequence &&
    note.data.version === version &&
    note.data.fingerprint === fingerprint &&
    note.data.database === (await databaseName(db));
  return isOurs ? String(sequence) : undefined;
}

/** Loads the index that another node made, if there is one; returns the position to continue from. */
export async function loadSharedSnapshot(
  db: Queryable,
  { objects, file, version, noteFile, reload }: IndexSnapshots,
  fingerprint: string,
): Promise<ChangePosition | undefined> {
  if (!objects) return undefined;
  const wanted = { database: await databaseName(db), fingerprint };
  const note = await fetchSnapshot({ db, objects }, { version, file, wanted });
  if (!note || (await reload()) !== note.sequence) return undefined;
  await writeNote(noteFile, version, note);
  return String(note.sequence);
}

/** The position, the history (database and timeline), and the taxonomy's fingerprint. */
export type MadeFrom = Pick<Moment, "position" | "database" | "timeline"> & { fingerprint: string };

/** The note is written last: a snapshot without it is ignored. */
export async function saveSnapshot(
  db: Queryable,
  { save, noteFile, version }: Pick<IndexSnapshots, "save" | "noteFile" | "version">,
  made: MadeFrom,
): Promise<SnapshotNote> {
  const sequence = Number(made.position);
  await save(sequence);
  const note = { database: await databaseName(db, made), fingerprint: made.fingerprint, sequence };
  await writeNote(noteFile, version, note);
  return note;
}

async function writeNote(file: string, version: string, note: SnapshotNote): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(beside, JSON.stringify({ version, ...note }));
  await rename(beside, file);
}

/**
 * A name that is unique among databases, even if a copy has diverged on another server. It is for the present database,
 * or for the one when a snapshot was made: there may have been a failover since.
 */
async function databaseName(db: Queryable, made?: History): Promise<string> {
  const { database, timeline, begun } = await selectDatabaseHistory(db);
  return [made?.database ?? database, made?.timeline ?? timeline, begun].join(" ");
}

type History = Pick<Moment, "database" | "timeline">;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Equal for two contexts that make equal documents. */
export function fingerprint({ taxonomy, sites, languages }: IndexContext): string {
  const { categories, fields } = taxonomy;
  const facts = [
    [...categories.values()],
    fields.map(({ values, ...field }) => [field, [...values.values()]]),
    sites.map(({ id, categorySet }) => [id, categorySet]),
    languages,
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
