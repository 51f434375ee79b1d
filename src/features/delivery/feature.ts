import type { Logger } from "pino";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Problems } from "#platform/feature/problems.ts";
import { nightly } from "#platform/jobs/job.ts";
import { deliveryApi } from "./server/delivery.api.ts";
import { courierNames } from "./server/delivery.repository.ts";
import { deliveryStaffApi } from "./server/delivery.staff-api.ts";
import { bindDelivery, type Delivery, deliveryProblems } from "./server/delivery.ts";
import { deliveryContext } from "./shop/delivery.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    delivery: Delivery;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    PICKUP_POINTS_REFRESH: boolean;
  }
}

export const deliveryFeature = defineFeature({
  name: "delivery",
  problems: deliveryProblems,
  bind: ({ db, now, log, problems }) => bindDelivery({ db, now, report: reportTo(log, problems) }),
  calls: ({ delivery }) => deliveryApi(delivery),
  staffCalls: ({ sites }, { db, now }) =>
    deliveryStaffApi({ db, now, listSites: () => sites.registry.all() }),
  recordNames: courierNames,
  pages: (context, { delivery }) => context.set(deliveryContext, delivery),
  jobs: [
    {
      ...nightly("refresh-pickup-points", 47, ({ delivery }) => delivery.refreshPoints()),
      isOn: ({ settings }) => settings.PICKUP_POINTS_REFRESH,
    },
  ],
  onChanges({ delivery }, { tags, all }) {
    if (all || tags.includes("delivery")) delivery.invalidate();
  },
});

/** Logs the result of reading a courier's list of pickup points, and reports failures. */
const reportTo =
  (log: Logger, problems: Problems): Parameters<typeof bindDelivery>[0]["report"] =>
  ({ courier, source, ...outcome }) => {
    const list = { courier, source };
    if (!("error" in outcome) && !outcome.result.refusal) {
      log.info({ ...list, points: outcome.result.points }, "pickup points");
      return;
    }
    const why = "error" in outcome ? { err: outcome.error } : outcome.result;
    log.error({ ...list, ...why }, "pickup points");
    problems.report({
      feature: "delivery",
      code: "pickup_points_refused",
      words: deliveryProblems.pickup_points_refused,
      details: { ...list, ...why },
    });
  };
