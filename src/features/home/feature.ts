import { taskOfProblem } from "#features/records/domain/task-of-problem.ts";
import { raiseTask } from "#features/records/server/tasks/raise-task.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { OfficeRecord } from "#platform/records/office-record.ts";
import { purgeWebhooks } from "#platform/webhooks/webhook-log.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import { homeStaffApi } from "./server/home.staff-api.ts";
import { jobsStaffApi } from "./server/jobs.staff-api.ts";
import { refundsQueue } from "./server/refunds-queue.ts";
import { purgeMadeSteps } from "./server/tasks/purge-made-steps.ts";
import { webhooksStaffApi } from "./server/webhooks.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    home: {
      workRecords: () => readonly WorkRecord[];
      officeRecords: () => readonly OfficeRecord[];
      queues: () => readonly OfficeQueue[];
    };
  }
}

/** As long as providers allow looking up what they sent. */
const WEBHOOK_DAYS = 90;

const carrierTitles = (carriers: readonly CarrierAdapter[]) => (name: string) =>
  carriers.find((carrier) => carrier.name === name)?.title;

export const homeFeature = defineFeature({
  name: "home",
  bind({ db, log, problems, now }, { sites }, collected) {
    // Every reported problem becomes a task, too; further reports of it count on the same task.
    problems.watch((problem) => {
      const task = taskOfProblem(problem);
      const clock = workClockOf(sites.registry.byHost(undefined));
      raiseTask(db, task, now(), clock).catch((err) =>
        log.warn({ err }, "a task could not be raised"),
      );
    });
    return {
      workRecords: () => collected("workRecords").flat(),
      officeRecords: () => collected("officeRecords").flat(),
      queues: () => collected("queues").flat(),
    };
  },
  queues: [refundsQueue],
  staffCalls: (
    { sites, catalogue, records, payments, tracking, home },
    { db, now, jobs, carriers },
  ) => [
    ...jobsStaffApi({ db, jobs }),
    ...webhooksStaffApi({
      db,
      prepare: { payment: payments.prepareWebhook, carrier: tracking.prepareWebhook },
      titleOf: { payment: payments.titleOf, carrier: carrierTitles(carriers) },
    }),
    ...homeStaffApi({
      ...{ db, ...home },
      now,
      carrierTitle: carrierTitles(carriers),
      listSites: () => sites.registry.all(),
      listColleagues: records.listColleagues,
      listStaffGoods: catalogue.listStaffGoods,
    }),
  ],
  nightly: [
    (_features, { db }, night) => purgeWebhooks(db, WEBHOOK_DAYS, night),
    ({ home }, { db }, night) => purgeMadeSteps({ db, ...home }, night),
  ],
});
