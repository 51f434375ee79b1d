import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { problemReporter } from "#platform/feature/platform.ts";
import { defineJob } from "#platform/jobs/job.ts";
import type { OrderUpdatesAdapter } from "#ports/order-updates.ts";
import { marketingApi } from "./server/marketing.api.ts";
import { bindMarketing, type Marketing } from "./server/marketing.ts";
import { marketingProblems } from "./server/send-order-update.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    marketing: Marketing;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** The adapter that gets the updates of a site's orders, if the site has a key for it. */
    findOrderUpdates: (site: Site) => OrderUpdatesAdapter | undefined;
  }
}

/** Retries for two days: later updates are of no use to a service that writes to customers. */
const orderUpdateJob = defineJob<{ stepId: number }>({
  // The name is stored in the queue: after a rename, queued jobs would never run.
  name: "tell-news",
  retries: {
    retryLimit: 30,
    retryDelay: MINUTE_SECONDS,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR_SECONDS,
    expireInSeconds: 10 * MINUTE_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
  run: ({ marketing }, job) => marketing.sendOrderUpdate(job),
});

export const marketingFeature = defineFeature({
  name: "marketing",
  problems: marketingProblems,
  bind: (platform, { sites, orders, catalogue }) =>
    bindMarketing({
      liveAgentAccount: platform.settings.LIVE_AGENT_ACCOUNT ?? null,
      findAdapter: platform.findOrderUpdates,
      findSite: sites.findSite,
      originOf: sites.originOf,
      readStep: orders.readStep,
      listLineGoods: catalogue.listLineGoods,
      enqueue: (tx, job) => platform.jobs.enqueue(tx, orderUpdateJob, job),
      reportProblem: problemReporter(platform, "marketing", marketingProblems),
    }),
  calls: (features) => marketingApi(features),
  jobs: [orderUpdateJob],
});
