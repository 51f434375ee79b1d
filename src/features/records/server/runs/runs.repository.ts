import { gunzipSync, gzipSync } from "node:zlib";
import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { inTransaction } from "#database/transaction.ts";
import { type NamedPerson, namesPerson } from "../../domain/names-person.ts";
import type { RunRefusal } from "../../runs/staff-calls.ts";
import { officeRunParts, officeRuns } from "./runs.tables.ts";

export type Run = typeof officeRuns.$inferSelect;
type NewRun = Pick<Run, "kind" | "ownerId" | "input" | "total" | "expiresAt">;

/** The limit of stored refusals; the rest is only counted. */
const SHOWN_REFUSALS = 100;

export async function insertRun(tx: Transaction, values: NewRun): Promise<Run> {
  const [run] = await tx.insert(officeRuns).values(values).returning();
  if (!run) throw new Error("A run was not written");
  return run;
}

type DoneRun = Pick<Run, "id" | "kind" | "ownerId" | "done" | "expiresAt">;

/**
 * For work done in several requests under one id: each request adds to the same entry. A
 * part added after an undo makes the entry undoable again.
 */
export async function upsertDoneRun(tx: Transaction, { done, ...run }: DoneRun): Promise<void> {
  const finishedAt = sql`now()`;
  await tx
    .insert(officeRuns)
    .values({ ...run, input: {}, status: "done", total: done, done, finishedAt })
    .onConflictDoUpdate({
      target: officeRuns.id,
      set: {
        done: sql`${officeRuns.done} + ${done}`,
        total: sql`${officeRuns.total} + ${done}`,
        input: sql`${officeRuns.input} - 'undone'`,
        finishedAt,
      },
      setWhere: and(eq(officeRuns.kind, run.kind), eq(officeRuns.ownerId, run.ownerId)),
    });
}

/** Called after an undo by any means, so that the entry no longer offers it. */
export async function markRunUndone(
  tx: Transaction,
  { id, kind, ownerId }: Pick<Run, "id" | "kind" | "ownerId">,
): Promise<void> {
  await tx
    .update(officeRuns)
    .set({ input: sql`${officeRuns.input} || '{"undone": true}'::jsonb` })
    .where(and(eq(officeRuns.id, id), eq(officeRuns.kind, kind), eq(officeRuns.ownerId, ownerId)));
}

const isOpenTo = (ownerId: number, now: Date) =>
  and(eq(officeRuns.ownerId, ownerId), gt(officeRuns.expiresAt, now));

export const selectRuns = (db: Queryable, ownerId: number, now: Date): Promise<Run[]> =>
  db
    .select()
    .from(officeRuns)
    .where(isOpenTo(ownerId, now))
    .orderBy(desc(officeRuns.createdAt))
    .limit(50);

export async function selectRun(
  db: Queryable,
  { id, ownerId, now }: { id: string; ownerId: number; now: Date },
): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(officeRuns)
    .where(and(eq(officeRuns.id, id), isOpenTo(ownerId, now)));
  return run;
}

const isNotDone = inArray(officeRuns.status, ["waiting", "running", "failed"]);

/** Starts the run, or restarts it if its process died: what it had written is deleted first. */
export function beginRun(db: Queryable, id: string): Promise<Run | undefined> {
  return inTransaction(db, async (tx) => {
    const [run] = await tx
      .update(officeRuns)
      .set({ status: "running", done: 0, refused: 0, refusals: [] })
      .where(and(eq(officeRuns.id, id), isNotDone))
      .returning();
    // A finished job may be delivered again: then its file must stay.
    if (run) await tx.delete(officeRunParts).where(eq(officeRunParts.runId, id));
    return run;
  });
}

export async function addProgress(
  db: Queryable,
  id: string,
  { done, refusals }: { done: number; refusals: readonly RunRefusal[] },
): Promise<void> {
  const more = JSON.stringify(refusals.slice(0, SHOWN_REFUSALS));
  await db
    .update(officeRuns)
    .set({
      done: sql`${officeRuns.done} + ${done}`,
      refused: sql`${officeRuns.refused} + ${refusals.length}`,
      refusals: sql`case when jsonb_array_length(${officeRuns.refusals}) < ${SHOWN_REFUSALS}
        then ${officeRuns.refusals} || ${more}::jsonb else ${officeRuns.refusals} end`,
    })
    .where(eq(officeRuns.id, id));
}

type RunEnd = { status: "done"; grants: string } | { status: "failed" };

const isRunning = (id: string) => and(eq(officeRuns.id, id), eq(officeRuns.status, "running"));

/**
 * Stores the roles and sites with which the run worked, because only a person with the same
 * ones may get its file. False if the run was stopped meanwhile.
 */
export async function endRun(db: Queryable, id: string, end: RunEnd): Promise<boolean> {
  const more = JSON.stringify(end.status === "done" ? { grants: end.grants } : {});
  const ended = await db
    .update(officeRuns)
    .set({
      status: end.status,
      input: sql`${officeRuns.input} || ${more}::jsonb`,
      finishedAt: sql`now()`,
    })
    .where(isRunning(id))
    .returning({ id: officeRuns.id });
  return ended.length > 0;
}

/** Locks the run, so that an erasure that stops it sees either no part or this one. False if it was stopped. */
export const insertPart = (
  db: Queryable,
  runId: string,
  { position, text }: { position: number; text: string },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = { id: officeRuns.id };
    const running = await tx.select(id).from(officeRuns).where(isRunning(runId)).for("share");
    if (running.length === 0) return false;
    await tx.insert(officeRunParts).values({ runId, position, bytes: gzipSync(text) });
    return true;
  });

/** Reads one part at a time, to keep memory use low for long files. */
export async function readPart(
  db: Queryable,
  runId: string,
  position: number,
): Promise<Buffer | undefined> {
  const [part] = await db
    .select()
    .from(officeRunParts)
    .where(and(eq(officeRunParts.runId, runId), eq(officeRunParts.position, position)))
    .orderBy(asc(officeRunParts.position));
  return part && gunzipSync(part.bytes);
}

export async function deleteExpiredRuns(
  db: Queryable,
  now: Date,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lte(officeRuns.expiresAt, now);
  await sweepRows(db, { table: officeRuns, by: officeRuns.expiresAt, upTo }, options);
}

/**
 * Called when somebody is erased, since any file may name them. A running run is stopped and
 * its job starts it again; a waiting or failed one cannot start before the erasure commits.
 * Kinds without a file go on. Finished runs lose their search text, which may be a name.
 */
export async function deleteRunFiles(
  tx: Transaction,
  { kinds, person }: { kinds: readonly string[]; person: NamedPerson },
): Promise<void> {
  await deleteRunsFor(tx, person);
  const hasFile = inArray(officeRuns.kind, [...kinds]);
  await tx
    .update(officeRuns)
    .set({
      status: sql`case ${officeRuns.status} when 'running' then 'failed' else ${officeRuns.status} end`,
    })
    .where(and(hasFile, isNotDone));
  await tx.delete(officeRunParts);
  await tx.delete(officeRuns).where(and(hasFile, eq(officeRuns.status, "done")));
  await tx
    .update(officeRuns)
    .set({ input: sql`${officeRuns.input} #- '{filter,query}'` })
    .where(
      and(eq(officeRuns.status, "done"), sql`${officeRuns.input} #> '{filter,query}' is not null`),
    );
}

/**
 * Deletes unfinished runs that search for the person. Without the search text they would apply to
 * every record, so the whole run goes; a running one finds its row gone, ends, and is not restarted.
 */
async function deleteRunsFor(tx: Transaction, person: NamedPerson): Promise<void> {
  const asked = await tx
    .select({ id: officeRuns.id, query: sql<string>`${officeRuns.input} #>> '{filter,query}'` })
    .from(officeRuns)
    .where(and(isNotDone, sql`${officeRuns.input} #> '{filter,query}' is not null`))
    .for("update");
  const ids = asked.filter(({ query }) => namesPerson(query, person)).map(({ id }) => id);
  await tx.delete(officeRuns).where(inArray(officeRuns.id, ids));
}
