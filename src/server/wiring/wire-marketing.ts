import type { Logger } from "pino";
import { createKlaviyoOrderUpdates } from "#adapters/order-updates/klaviyo/klaviyo-order-updates.ts";
import { bindMarketing, type Marketing } from "#features/marketing/server/marketing.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { BrowserSettings } from "#features/sites/server/sites.ts";
import type { OrderUpdatesAdapter } from "#ports/order-updates.ts";
import { publicOrigin } from "../http/origin.ts";
import type { createJobQueue } from "../jobs/job-queue.ts";
import type { Environment } from "../settings/environment.ts";

type Options = {
  environment: Environment;
  log: Logger;
  orders: Orders;
  jobs: Pick<ReturnType<typeof createJobQueue>, "enqueue">;
};

/** Whom the shop tells something; a part of `services.ts`. */
export function wireMarketing({ environment, log, orders, jobs }: Options): Marketing {
  return bindMarketing({
    liveAgentAccount: environment.LIVE_AGENT_ACCOUNT ?? null,
    findAdapter: klaviyoOf(environment),
    findSite: orders.deps.findSite,
    enqueue: (tx, job) => jobs.enqueue(tx, "tell-news", job),
    readStep: orders.readStep,
    originOf: (site) => publicOrigin(site, environment.PORT),
    reportProblem: (problem, details) => log.error(details, `marketing: ${problem}`),
  });
}

/** What browsers have to know for it. */
export function browserSettings(environment: Environment): BrowserSettings {
  const { LIVE_AGENT_ACCOUNT, MONITORING_DSN } = environment;
  return {
    ...(LIVE_AGENT_ACCOUNT ? { liveAgentAccount: LIVE_AGENT_ACCOUNT } : {}),
    ...(MONITORING_DSN ? { isMonitored: true } : {}),
  };
}

/** A site has the key that browsers get in its row, and the private one beside it in the environment. */
function klaviyoOf({ KLAVIYO_URL: url, KLAVIYO_PRIVATE_KEYS: keys }: Environment) {
  const adapters = new Map<string | null, OrderUpdatesAdapter>();
  for (const [siteKey, privateKey] of keys) {
    adapters.set(siteKey, createKlaviyoOrderUpdates({ url, privateKey }));
  }
  return ({ klaviyoKey }: Site) => adapters.get(klaviyoKey);
}
