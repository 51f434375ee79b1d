import { DAY_SECONDS, HOUR_SECONDS } from "#core/durations.ts";
import { auditLimit } from "#platform/audit/audit-limit.ts";
import { type Collected, defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";
import type { OfficeRecord } from "#platform/records/office-record.ts";
import { recordsMailSamples } from "./server/mention-email.ts";
import { recordsPersonalData } from "./server/records.personal-data.ts";
import { purgeOldLooks } from "./server/records.repository.ts";
import { recordsStaffApi } from "./server/records.staff-api.ts";
import { bindRecords, type Records } from "./server/records.ts";
import type { NotedRecord, RecordsDeps, ViewedLists } from "./server/records-deps.ts";
import type { RunKind } from "./server/runs/run-kind.ts";
import { deleteExpiredRuns } from "./server/runs/runs.repository.ts";
import { runsStaffApi } from "./server/runs/runs.staff-api.ts";
import type { OfficeQueue, WorkRecord } from "./server/tasks/work-record.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    records: Records;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Record kinds of this feature on which staff write notes. */
    notedRecords?: readonly NotedRecord[];
    /** Lists of this feature for which staff can save views. */
    viewedLists?: ViewedLists;
    /** Record kinds of this feature that have a page in the office. */
    officeRecords?: readonly OfficeRecord[];
    /** Records of this feature that wait for steps of staff, and where each step is done. */
    workRecords?: readonly WorkRecord[];
    /** Queues of this feature that home counts, and the list of each. */
    queues?: readonly OfficeQueue[];
    /** Long-running work of this feature that staff start. */
    runKinds?: (features: Features, platform: Platform) => RunKind[];
  }
}

/** Work that takes longer than a request; a run whose process died starts again. */
const officeRunJob = defineJob<{ runId: string }>({
  name: "office-run",
  retries: {
    retryLimit: 2,
    retryDelay: 10,
    expireInSeconds: HOUR_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
  run: ({ records }, job) => records.workRun(job),
});

const recordsDeps = (
  platform: Platform,
  features: Features,
  collected: Collected,
): RecordsDeps => ({
  db: platform.db,
  now: platform.now,
  postMail: features.mail.postMail,
  linkTo: features.sites.linkTo,
  mainSite: () => features.sites.registry.byHost(undefined),
  notedRecords: () => collected("notedRecords").flat(),
  viewedLists: () => Object.assign({}, ...collected("viewedLists")),
  runKinds: () => collected("runKinds").flatMap((kindsOf) => kindsOf(features, platform)),
  enqueueRun: (tx, job) => platform.jobs.enqueue(tx, officeRunJob, job),
});

export const recordsFeature = defineFeature({
  name: "records",
  bind: (platform, features, collected: Collected) =>
    bindRecords(recordsDeps(platform, features, collected)),
  staffCalls: ({ records }) => [...recordsStaffApi(records.deps), ...runsStaffApi(records.deps)],
  jobs: [officeRunJob],
  nightly: [
    (_features, { db, now }, night) => deleteExpiredRuns(db, now(), night),
    async (_features, { db, now, settings }, night) => {
      const before = auditLimit(settings.AUDIT_LOG_MONTHS, now());
      if (before) await purgeOldLooks(db, before, night);
    },
  ],
  mailSamples: recordsMailSamples,
  personalData: ({ records }) => ({ records: recordsPersonalData(records) }),
});
