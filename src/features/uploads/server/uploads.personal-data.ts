import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";

export const deleteFilesJob = defineJob<{ customerId: number }>({
  // Stored in the queue: another name would leave what is queued undone.
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

/** Files of a customer who was erased go at once, or, where they are away, as soon as they are back. */
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
