import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import { findFailedJob, hasQueue } from "./jobs.repository.ts";

export type JobsDeps = { db: Database; jobs: Pick<JobQueue, "retry"> };

/** Retries a failed job; false if there is none. */
export async function retryJob(
  { db, jobs }: JobsDeps,
  { actor, id }: { actor: StaffActor; id: string },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const job = (await hasQueue(tx)) ? await findFailedJob(tx, id) : undefined;
    if (!job) return false;
    await jobs.retry(tx, job.name, id);
    const subject = `job:${job.name}`;
    await writeAuditNote(tx, { actor, action: "job.retry", subject, details: { id } });
    return true;
  });
}
