import { isInTransit } from "#features/forwarding/domain/forward-status.ts";
import type { ListedOrder } from "#features/orders/contract.ts";
import { isInProgress } from "#features/orders/domain/order-status.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { carrierWebhooks, trackingApi, trackingLimits } from "./server/tracking.api.ts";
import { bindTracking, type Tracking } from "./server/tracking.ts";
import { type TrackingDeps, trackingProblems } from "./server/tracking-deps.ts";
import { trackingContext } from "./shop/tracking.context.ts";

const MOST_RECENT = 6;

declare module "#platform/feature/features.ts" {
  interface Features {
    tracking: Tracking;
  }
}

export const trackingFeature = defineFeature({
  name: "tracking",
  problems: trackingProblems,
  bind(platform, features) {
    const { shipping, orders, forwarding } = features;
    return bindTracking({
      db: platform.db,
      now: platform.now,
      carriers: platform.carriers,
      shipping,
      subjects: {
        order: { describe: orders.describeCarried, moveByCarrier: orders.moveByCarrier },
        forward_request: {
          describe: forwarding.describeCarried,
          moveByCarrier: forwarding.moveByCarrier,
        },
      },
      findQuote: (...asked) => features.quotes.describeForTracking(...asked),
      findDeclared: forwarding.findDeclared,
      listRecent: listRecent(orders),
      reportProblem: problemReporter(platform, "tracking", trackingProblems),
    });
  },
  calls: (features, { limits }) => trackingApi({ ...features, limits }),
  webhooks: ({ tracking }) => carrierWebhooks(tracking),
  pages: (context, { tracking }) => context.set(trackingContext, tracking),
  jobs: [everyMinute("ask-carriers", ({ tracking }) => tracking.pollCarriers())],
  limits: trackingLimits,
});

const isUnderWay = (one: ListedOrder): boolean =>
  one.type === "forward_requests" ? isInTransit(one.status) : isInProgress(one.status);

/** Those of the customer's newest orders and forward requests that are on their way. */
const listRecent =
  (orders: Pick<Orders, "listMyOrders">): TrackingDeps["listRecent"] =>
  async (customerId, at) => {
    const { items } = await orders.listMyOrders({
      customerId,
      language: at?.language,
      shownOn: at?.site,
    });
    return items
      .filter(isUnderWay)
      .slice(0, MOST_RECENT)
      .map((one) => ({
        number: one.number,
        kind: one.type === "forward_requests" ? "forward_request" : "order",
        status: one.status,
        isPartShipped: one.type !== "forward_requests" && one.is_part_shipped,
        names: one.items.map(({ name }) => name),
      }));
  };
