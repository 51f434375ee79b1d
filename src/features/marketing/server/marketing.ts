import { createMemo } from "#core/memo.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type ServiceSources, serviceSources } from "../domain/service-hosts.ts";
import { readUtm } from "./utm-cookie.ts";

export type MarketingDeps = {
  /** `{account}.ladesk.com`, where the shop has one. */
  liveAgentAccount: string | null;
};

const sourcesOfSites = createMemo<string, ServiceSources>();

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindMarketing({ liveAgentAccount }: MarketingDeps) {
  return {
    readUtm,
    /** Whom pages of a site let in, payment pages aside. */
    sourcesOf: (site: Site): ServiceSources =>
      sourcesOfSites(site, "all", () =>
        serviceSources(
          site.languages.map(({ gtmId, pixelId, liveAgentId }) => ({
            ...{ gtmId, pixelId, liveAgentId, liveAgentAccount },
            criteoKey: site.criteoKey,
            klaviyoKey: site.klaviyoKey,
          })),
        ),
      ),
  };
}
