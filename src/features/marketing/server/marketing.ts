import { createMemo } from "#core/cache.ts";
import type { Transaction } from "#database/connect.ts";
import type { MadeStep } from "#features/orders/server/orders-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type ServiceSources, serviceSources } from "../domain/service-hosts.ts";
import { type EnqueueOrderUpdateDeps, enqueueOrderUpdate } from "./enqueue-order-update.ts";
import { type SendOrderUpdateDeps, sendOrderUpdate } from "./send-order-update.ts";
import { readConsent } from "./utm-cookie.ts";

type MarketingDeps = EnqueueOrderUpdateDeps &
  SendOrderUpdateDeps & {
    /** `{account}.ladesk.com`, if the shop has an account. */
    liveAgentAccount: string | null;
  };

const sourcesOfSites = createMemo<string, ServiceSources>();

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindMarketing(deps: MarketingDeps) {
  const { liveAgentAccount } = deps;
  return {
    readConsent,
    /** Hosts that a site's pages allow, except on payment pages. */
    sourcesOf: (site: Site): ServiceSources =>
      sourcesOfSites(site, "all", () =>
        serviceSources(
          site.languages.map(({ gtmId, pixelId, liveAgentId }) => ({
            gtmId,
            pixelId,
            liveAgentId,
            liveAgentAccount,
            criteoKey: site.criteoKey,
            klaviyoKey: site.klaviyoKey,
          })),
        ),
      ),
    enqueueOrderUpdate: (tx: Transaction, step: MadeStep) => enqueueOrderUpdate(deps, tx, step),
    sendOrderUpdate: (job: { stepId: number }) => sendOrderUpdate(deps, job),
  };
}
export type Marketing = ReturnType<typeof bindMarketing>;
