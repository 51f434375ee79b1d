import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";

export const deleteFilesJob = defineJob<{ customerId: number }>({
  // The name is stored in the queue: after a rename, queued jobs would never run.
  name: "forget-files",
  retries: {
    retryLimit: 40,
    retryDelay: MINUTE_SECONDS,
    retryBackoff: true,
    retryDelayMax: 6 * HOUR_SECONDS,
    expireInSeconds: HOUR_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
  run: (_features, { customerId }, { files }) => files.removeByOwner(customerId),
});

/** Deletes an erased customer's files at once, or, if the file store is unavailable, later in a job. */
export const uploadsPersonalData = ({ db, jobs, files, log }: Platform): PersonalData => ({
  async eraseCopies({ customerId }) {
    try {
      await files.removeByOwner(customerId);
    } catch (error) {
      log.error({ err: error, customerId }, "files of an erased customer are still stored");
      await inTransaction(db, (tx) => jobs.enqueue(tx, deleteFilesJob, { customerId }));
    }
  },
});
