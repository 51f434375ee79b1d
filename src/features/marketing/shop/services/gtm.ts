import { consentMode } from "../../domain/consent-mode.ts";
import { ga4Event } from "../../domain/events/ga4-event.ts";
import { loadScript } from "./load-script.ts";
import type { StartService } from "./outside-service.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const WAIT_FOR_UPDATE_MS = 500;

/** The consent stands on the data layer before any tag can read it. */
export const startGtm: StartService = ([id = ""], agreed) => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google tells commands from events by this very object
    layer.push(arguments);
  }
  gtag("consent", "default", { ...consentMode([]), wait_for_update: WAIT_FOR_UPDATE_MS });
  gtag("consent", "update", consentMode(agreed));
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  return {
    track(event) {
      // What the event before left behind would be taken for this one's.
      layer.push({ ecommerce: null }, ga4Event(event));
    },
    updateConsent: (now) => gtag("consent", "update", consentMode(now)),
  };
};
