import { bindMarketing } from "#features/marketing/server/marketing.ts";
import type { BrowserSettings } from "#features/sites/server/sites.ts";
import type { Environment } from "../settings/environment.ts";

/** Whom the shop tells something, and what browsers have to know for it; a part of `services.ts`. */
export function wireMarketing(environment: Environment) {
  const { LIVE_AGENT_ACCOUNT, MONITORING_DSN } = environment;
  const settings: BrowserSettings = {
    ...(LIVE_AGENT_ACCOUNT ? { liveAgentAccount: LIVE_AGENT_ACCOUNT } : {}),
    ...(MONITORING_DSN ? { isMonitored: true } : {}),
  };
  return {
    settings,
    marketing: bindMarketing({ liveAgentAccount: LIVE_AGENT_ACCOUNT ?? null }),
  };
}
