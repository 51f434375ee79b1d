import type { Shell } from "#features/sites/shop/load-shell.ts";
import type { ServiceKeys } from "../domain/outside-services.ts";

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
