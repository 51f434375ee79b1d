import { criteoEvent } from "../../domain/events/criteo-event.ts";
import { loadScript } from "./load-script.ts";
import type { StartService } from "./outside-service.ts";

declare global {
  interface Window {
    criteo_q?: object[];
  }
}

/** Mobile, tablet, desktop: the shop's own widths (SPEC §9 "screens"). */
const siteType = () => (innerWidth < 768 ? "m" : innerWidth < 1024 ? "t" : "d");

async function hashed(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const startCriteo: StartService = ([account = ""]) => {
  window.criteo_q ??= [];
  const queue = window.criteo_q;
  const push = (event: object) =>
    queue.push({ event: "setAccount", account }, { event: "setSiteType", type: siteType() }, event);
  loadScript(`https://dynamic.criteo.com/js/ld/ld.js?a=${account}`);
  return {
    trackPageView: (place) => void (place === "" && push({ event: "viewHome" })),
    track(event) {
      const told = criteoEvent(event);
      if (told) push(told);
    },
    // Never the address itself.
    async identify(email) {
      queue.push({ event: "setEmail", email: await hashed(email), hash_method: "sha256" });
    },
  };
};
