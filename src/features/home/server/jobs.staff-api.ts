import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { failure } from "#platform/api/api-route.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import { listJobsCall, retryJobCall } from "../staff-calls.ts";
import { findFailedJob, hasQueue, selectFailedJobs } from "./jobs.repository.ts";
import { countOpen } from "./tasks/tasks.repository.ts";

type JobsDeps = { db: Database; jobs: Pick<JobQueue, "retry"> };

export const jobsStaffApi = ({ db, jobs }: JobsDeps): StaffRoute[] => [
  handleStaffCall(listJobsCall, async () => ({
    status: true as const,
    jobs: (await hasQueue(db)) ? await selectFailedJobs(db) : [],
    open_tasks: await countOpen(db, "job_failed"),
  })),
  handleStaffCall(retryJobCall, async ({ id }, { actor }) => {
    const retried = await inTransaction(db, async (tx) => {
      const job = (await hasQueue(tx)) ? await findFailedJob(tx, id) : undefined;
      if (!job) return false;
      await jobs.retry(tx, job.name, id);
      const subject = `job:${job.name}`;
      await writeAuditNote(tx, { actor, action: "job.retry", subject, details: { id } });
      return true;
    });
    return retried ? { status: true as const } : failure(404, "errors.not_found");
  }),
];
