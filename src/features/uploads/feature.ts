import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import { type Collected, defineFeature } from "#platform/feature/feature.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";
import type { FileKind } from "#ports/files.ts";
import type { CustomerFile, FileSitesOf } from "./server/file-sites.ts";
import { partCalls, uploadLimits } from "./server/uploads.api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    /** Files are reached through the platform. */
    uploads: {
      /** On which sites those are who may see it; undefined where it is of no site. */
      listFileSites: (kind: FileKind, file: CustomerFile) => Promise<number[] | undefined>;
    };
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Where files are that this feature's records name. */
    fileSites?: FileSitesOf;
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
  bind: ({ db }, _features, collected: Collected) => ({
    async listFileSites(kind, file) {
      const selects = collected("fileSites").flatMap((sitesOf) => sitesOf[kind] ?? []);
      if (selects.length === 0) return undefined;
      return (await Promise.all(selects.map((select) => select(db, file)))).flat();
    },
  }),
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
