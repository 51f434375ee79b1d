import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";
import { partCalls, uploadLimits } from "./server/uploads.api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    /** Files are reached through the platform. */
    uploads: Record<never, never>;
  }
}

const deleteFilesJob = defineJob<{ customerId: number }>({
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

/** What browsers send as files, whichever feature it is for. */
export const uploadsFeature = defineFeature({
  name: "uploads",
  bind: () => ({}),
  calls: ({ account }, { files, limits }) => partCalls({ account, files, limits }),
  jobs: [deleteFilesJob],
  limits: uploadLimits,
  personalData: (_features, platform) => ({ files: { eraseCopies: deleteFilesOf(platform) } }),
});

/** Files of a customer who was erased go at once, or, where they are away, as soon as they are back. */
function deleteFilesOf({ db, jobs, files, log }: Platform) {
  return async ({ customerId }: { customerId: number }): Promise<void> => {
    try {
      await files.removeByOwner(customerId);
    } catch (error) {
      log.error({ err: error, customerId }, "files of an erased customer are still stored");
      await inTransaction(db, (tx) => jobs.enqueue(tx, deleteFilesJob, { customerId }));
    }
  };
}
