import type { Shell } from "#features/sites/shop/load-shell.ts";
import { configuredServices, type ServiceKeys } from "../domain/outside-services.ts";

/** Whether there is a service to report to, or a campaign to store. */
export const shouldLoadMarketing = (shell: Shell): boolean =>
  Object.keys(configuredServices(serviceKeys(shell))).length > 0 || /[?&]utm_/.test(landingQuery());

/** Keys of the page's language (SPEC §3 "Site language") and of its site. */
export function serviceKeys({ config, language, settings }: Shell): ServiceKeys {
  const { site } = config;
  const pivot = site.languages.find(({ iso_code }) => iso_code === language)?.pivot;
  return {
    gtmId: pivot?.gtm_id ?? null,
    pixelId: pivot?.pixel_id ?? null,
    liveAgentId: pivot?.live_agent_id ?? null,
    criteoKey: site.criteo_key,
    klaviyoKey: site.klaviyo_key,
    liveAgentAccount: settings.liveAgentAccount ?? null,
  };
}

/** The query of the URL with which the document was loaded; later navigations do not keep it. */
export function landingQuery(): string {
  const [landing] = performance.getEntriesByType("navigation");
  return landing && URL.canParse(landing.name) ? new URL(landing.name).search : "";
}
