import { failure } from "#platform/api/api-route.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { listJobsCall, retryJobCall } from "../staff-calls.ts";
import { hasQueue, selectFailedJobs } from "./jobs.repository.ts";
import { type JobsDeps, retryJob } from "./retry-job.ts";
import { countOpen } from "./tasks/tasks.repository.ts";

export const jobsStaffApi = (deps: JobsDeps): StaffRoute[] => [
  handleStaffCall(listJobsCall, async () => ({
    status: true as const,
    jobs: (await hasQueue(deps.db)) ? await selectFailedJobs(deps.db) : [],
    open_tasks: await countOpen(deps.db, "job_failed"),
  })),
  handleStaffCall(retryJobCall, async ({ id }, { actor }) => {
    const retried = await retryJob(deps, { actor, id });
    return retried ? { status: true as const } : failure(404, "errors.not_found");
  }),
];
