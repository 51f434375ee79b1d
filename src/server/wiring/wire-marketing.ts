import { bindMarketing } from "#features/marketing/server/marketing.ts";
import type { BrowserSettings } from "#features/sites/server/sites.ts";
import { createMonitoring } from "../monitoring/monitoring.ts";
import type { Environment } from "../settings/environment.ts";

type Options = { environment: Environment; buildId: string };

/** Whom the shop tells something, and what browsers have to know for it; a part of `services.ts`. */
export function wireMarketing({ environment, buildId }: Options) {
  const { LIVE_AGENT_ACCOUNT, MONITORING_DSN } = environment;
  const settings: BrowserSettings = {
    ...(LIVE_AGENT_ACCOUNT ? { liveAgentAccount: LIVE_AGENT_ACCOUNT } : {}),
    ...(MONITORING_DSN ? { isMonitored: true } : {}),
  };
  return {
    settings,
    marketing: bindMarketing({ liveAgentAccount: LIVE_AGENT_ACCOUNT ?? null }),
    monitoring: createMonitoring({ dsn: MONITORING_DSN, release: buildId }),
  };
}
