import { klaviyoEvent } from "../../domain/events/klaviyo-event.ts";
import { loadScript } from "./load-script.ts";
import type { StartService } from "./outside-service.ts";

declare global {
  interface Window {
    klaviyo?: { push: (call: unknown[]) => unknown };
  }
}

/** A list until the script is there, which takes it over under the same name. */
export const startKlaviyo: StartService = ([key = ""]) => {
  window.klaviyo ??= [] as unknown[];
  const push = (...call: unknown[]) => window.klaviyo?.push(call);
  loadScript(`https://static.klaviyo.com/onsite/js/${key}/klaviyo.js`);
  return {
    identify: (email) => push("identify", { email }),
    track(event) {
      const told = klaviyoEvent(event);
      if (told) push("track", ...told);
    },
  };
};
