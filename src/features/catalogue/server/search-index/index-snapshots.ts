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

/** What an engine can do that keeps itself on the disk; a note beside its file says what it was made from. */
export type IndexSnapshots = {
  /** Of the snapshot that the engine started from. */
  sequence: number | undefined;
  save: (sequence: number) => Promise<void>;
  /** Takes over the file as it is now, and says up to which change it goes. */
  reload: () => Promise<number | undefined>;
  file: string;
  noteFile: string;
  /** Of the code that makes documents and that writes and reads the file. */
  version: string;
  /** Where other nodes find it, where there is such a place. */
  objects?: ObjectStore | undefined;
};

const noteSchema = z.object({
  version: z.string(),
  database: z.string(),
  fingerprint: z.string(),
  sequence: z.int(),
});

/** Where to follow from, if the engine's snapshot is of this database, this code and the same taxonomy. */
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

/** Takes over what another node made, if there is something; says where to follow from. */
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

/** Up to where, in whose history, and in the words of which taxonomy. */
export type MadeFrom = Pick<Moment, "position" | "database" | "timeline"> & { fingerprint: string };

/** The note is written last: without it a snapshot counts for nothing. */
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
 * A name that no other database has, not even a copy that went its own way on another server. Of the present one, or
 * of that which was there when something was made: there may have been a failover since.
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

/** The same for two places whose documents are the same. */
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
