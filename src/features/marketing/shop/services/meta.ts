import { metaEvent } from "../../domain/events/meta-event.ts";
import { loadScript } from "./load-script.ts";
import type { StartService } from "./outside-service.ts";

/** Takes calls until Meta's own script is there, which then works them off. */
type Queue = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: Queue;
  loaded: true;
  version: "2.0";
  disablePushState: true;
};

declare global {
  interface Window {
    fbq?: Queue;
    _fbq?: Queue;
  }
}

function makeQueue(): Queue {
  const waiting: unknown[][] = [];
  const take = (...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else waiting.push(call);
  };
  const fbq: Queue = Object.assign(take, {
    queue: waiting,
    push: take as Queue,
    loaded: true as const,
    version: "2.0" as const,
    // Pages are told by us, with their goods.
    disablePushState: true as const,
  });
  return fbq;
}

export const startMeta: StartService = (ids) => {
  window.fbq ??= makeQueue();
  window._fbq ??= window.fbq;
  const { fbq } = window;
  fbq("consent", "grant");
  for (const id of ids) fbq("init", id);
  loadScript("https://connect.facebook.net/en_US/fbevents.js");
  return {
    trackPageView: () => fbq("track", "PageView"),
    track(event) {
      const told = metaEvent(event);
      if (!told) return;
      const { name, about, eventId } = told;
      fbq("track", name, about, ...(eventId ? [{ eventID: eventId }] : []));
    },
  };
};
