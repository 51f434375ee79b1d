import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { grantsFor, type StaffGrant, siteIdsOf } from "#platform/auth/staff-access.ts";
import type { Note } from "#platform/records/staff-calls.ts";
import { type Colleague, findMentions } from "../domain/mentions.ts";
import { notifyMentioned } from "./notify-mentioned.ts";
import { insertNotes, selectColleagues, selectNotes } from "./records.repository.ts";
import type { NotedRecord, RecordsDeps } from "./records-deps.ts";

type Found = { kind: NotedRecord; id: number; siteId: number | null };

/**
 * Finds the records of kinds that have notes and that the actor may see; a record of another
 * site counts as not existing. One query per kind.
 */
async function findRecords(
  deps: RecordsDeps,
  actor: StaffActor,
  records: readonly string[],
): Promise<Found[]> {
  const found: Found[] = [];
  const named = Map.groupBy(new Set(records), (record) => record.split(":")[0]);
  for (const kind of deps.notedRecords()) {
    const ids = named.get(kind.kind)?.map((record) => Number(record.split(":")[1])) ?? [];
    const allowed = requireOneOfRoles(actor, kind.roles);
    if (ids.length === 0 || !allowed.ok) continue;
    for (const { id, siteId } of await kind.selectSites(deps.db, ids)) {
      if (siteId === null || reachesSite(allowed.value, siteId)) found.push({ kind, id, siteId });
    }
  }
  return found;
}

const findRecord = async (deps: RecordsDeps, actor: StaffActor, record: string) =>
  (await findRecords(deps, actor, [record]))[0];

/** Only colleagues who may open the record can be mentioned; another name is plain text. */
function opensRecord(grants: readonly StaffGrant[], { kind, siteId }: Found): boolean {
  const readers = grantsFor(grants, { roles: kind.readers, scope: "site" });
  const siteIds = siteIdsOf(readers);
  return readers.length > 0 && (siteId === null || !siteIds || siteIds.includes(siteId));
}

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

async function describeNotes(deps: RecordsDeps, rows: readonly Row[], readerId: number | null) {
  const colleagues = rows.length > 0 ? await selectColleagues(deps.db) : [];
  return rows.map(
    ({ note, author }): Note => ({
      id: note.id,
      text: note.text,
      who: author,
      at: note.createdAt.toISOString(),
      is_own: note.authorId === readerId,
      mentions: colleagues
        .filter(({ id }) => note.mentions.includes(id))
        .flatMap(({ name }) => [name, name.split(" ")[0] ?? ""])
        .filter((name) => name && note.text.toLowerCase().includes(`@${name.toLowerCase()}`)),
    }),
  );
}

/** For a page of the record that has already checked the reader's access. */
export const listNotes = async (deps: RecordsDeps, record: string, readerId: number | null) =>
  describeNotes(deps, await selectNotes(deps.db, record), readerId);

export async function readNotes(
  deps: RecordsDeps,
  { actor, record }: { actor: StaffActor; record: string },
): Promise<Result<Note[], "errors.not_found">> {
  const found = await findRecord(deps, actor, record);
  return found ? succeed(await listNotes(deps, record, actor.id)) : fail("errors.not_found");
}

/** Colleagues who can be mentioned on one of the records at least; not the actor, who needs no mail about it. */
export async function listNoteReaders(
  deps: RecordsDeps,
  { actor, records }: { actor: StaffActor; records: readonly string[] },
): Promise<Colleague[]> {
  const found = await findRecords(deps, actor, records);
  const colleagues = found.length > 0 ? await selectColleagues(deps.db) : [];
  return colleagues
    .filter(({ id, grants }) => id !== actor.id && found.some((one) => opensRecord(grants, one)))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

type NewNote = { actor: StaffActor; text: string };

/** Writes the note on each record; a mentioned colleague gets one mail, about the first record that they may open. */
async function writeNotes(
  deps: RecordsDeps,
  { actor, text }: NewNote,
  records: readonly Found[],
): Promise<Row[]> {
  const { id: authorId } = actor;
  if (records.length === 0 || authorId === null) return [];
  const colleagues = await selectColleagues(deps.db);
  const author = colleagues.find(({ id }) => id === authorId)?.name ?? "";
  const mentionsOn = (record: Found) =>
    findMentions(
      text,
      colleagues.filter(({ grants }) => opensRecord(grants, record)),
    );
  const drafts = records.map((record) => ({ record, mentions: mentionsOn(record) }));
  return inTransaction(deps.db, async (tx) => {
    const notes = await insertNotes(
      tx,
      drafts.map(({ record: { kind, id }, mentions }) => ({
        record: `${kind.kind}:${id}`,
        authorId,
        text,
        mentions,
      })),
    );
    await writeAuditNotes(
      tx,
      notes.map(({ id, record, mentions }) => ({
        actor,
        action: "note.add" as const,
        subject: record,
        details: { note: id, mentions },
      })),
    );
    for (const colleague of colleagues.filter(({ id }) => id !== authorId)) {
      const named = drafts.find(({ mentions }) => mentions.includes(colleague.id));
      if (named) await notifyMentioned(deps, tx, { colleague, author, ...named.record });
    }
    return notes.map((note) => ({ note, author }));
  });
}

export async function addNote(
  deps: RecordsDeps,
  { record, ...note }: NewNote & { record: string },
): Promise<Result<Note, "errors.not_found">> {
  const rows = await writeNotes(deps, note, await findRecords(deps, note.actor, [record]));
  const [described] = await describeNotes(deps, rows, note.actor.id);
  return described ? succeed(described) : fail("errors.not_found");
}

/** Writes the note on many records, skipping those that the actor may not see. */
export async function addNotes(
  deps: RecordsDeps,
  { records, ...note }: NewNote & { records: readonly string[] },
): Promise<{ added: number; refused: number }> {
  const rows = await writeNotes(deps, note, await findRecords(deps, note.actor, records));
  return { added: rows.length, refused: new Set(records).size - rows.length };
}
