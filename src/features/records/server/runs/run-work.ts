import { DAY_MS } from "#core/durations.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { filterNames } from "#platform/audit/access-log.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { grantsFor, grantsKey, type StaffAccess, siteIdsOf } from "#platform/auth/staff-access.ts";
import { selectColleagues } from "../records.repository.ts";
import { type RunKind, runRequestId } from "./run-kind.ts";
import {
  addProgress,
  beginRun,
  endRun,
  insertPart,
  insertRun,
  type Run,
  upsertDoneRun,
} from "./runs.repository.ts";

export type RunDeps = {
  db: Database;
  now: () => Date;
  runKinds: () => readonly RunKind[];
  /** Enqueues the job in the same transaction. */
  enqueueRun: (tx: Transaction, job: { runId: string }) => Promise<void>;
};

/** An erasure stopped the run: the job's next try writes a file without the erased person. */
const STOPPED = "The run was stopped, and is begun anew";

/** Files are kept for a day. */
const LASTS_MS = DAY_MS;

type NewRun = {
  actor: StaffActor;
  kind: string;
  input: Record<string, unknown> & { filter: object };
  /** How many records it is for. */
  total: number;
};

/** Saved with its audit row, then done by any free node. */
export async function startRun(
  { db, now, enqueueRun }: RunDeps,
  { actor, kind, input, total }: NewRun,
): Promise<Run> {
  const ownerId = actor.id;
  if (ownerId === null) throw new Error("A run is somebody's");
  const expiresAt = new Date(now().getTime() + LASTS_MS);
  return await inTransaction(db, async (tx) => {
    const run = await insertRun(tx, { kind, ownerId, input, total, expiresAt });
    const details = { kind, total, filters: filterNames(input.filter) };
    await writeAuditNote(tx, { actor, action: "run.start", subject: `run:${run.id}`, details });
    await enqueueRun(tx, { runId: run.id });
    return run;
  });
}

type DoneRun = { id: string; actor: StaffActor; kind: string; done: number };

/** Lists finished work as long as a run is listed; the caller has written the audit rows. */
export async function addDoneRun(
  { now }: Pick<RunDeps, "now">,
  tx: Transaction,
  { id, actor, kind, done }: DoneRun,
): Promise<void> {
  if (actor.id === null) return;
  const expiresAt = new Date(now().getTime() + LASTS_MS);
  await upsertDoneRun(tx, { id, kind, ownerId: actor.id, done, expiresAt });
}

/** Undefined if the owner no longer has a role for this. */
async function actorOf(db: Database, { id, ownerId }: Run, access: StaffAccess) {
  const person = (await selectColleagues(db)).find(({ id }) => id === ownerId);
  const grants = grantsFor(person?.grants ?? [], access);
  if (grants.length === 0) return undefined;
  return {
    id: ownerId,
    roles: grants.map(({ role }) => role),
    grants,
    siteIds: siteIdsOf(grants),
    requestId: runRequestId(id),
  } satisfies StaffActor;
}

/** The job. Fails without doing anything if the owner has lost the role meanwhile. */
export async function workRun(
  { db, runKinds }: RunDeps,
  { runId }: { runId: string },
): Promise<void> {
  const run = await beginRun(db, runId);
  if (!run) return;
  const kind = runKinds().find((one) => one.kind === run.kind);
  const actor = kind && (await actorOf(db, run, kind.access));
  if (!kind?.work || !actor) {
    await endRun(db, runId, { status: "failed" });
    return;
  }
  let position = 0;
  try {
    await kind.work({
      actor,
      input: run.input,
      askedAt: run.createdAt,
      write: async (text) => {
        const isWritten = await insertPart(db, runId, { position: position++, text });
        if (!isWritten) throw new Error(STOPPED);
      },
      report: (done, refusals = []) => addProgress(db, runId, { done, refusals }),
    });
  } catch (error) {
    await endRun(db, runId, { status: "failed" });
    throw error;
  }
  const isDone = await endRun(db, runId, { status: "done", grants: grantsKey(actor.grants) });
  if (!isDone) throw new Error(STOPPED);
}
