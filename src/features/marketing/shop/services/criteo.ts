import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { loadScript, type StartService } from "./outside-service.ts";

declare global {
  interface Window {
    criteo_q?: object[];
  }
}

/** Mobile, tablet, desktop: the shop's own breakpoints (SPEC §9 "screens"). */
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
    trackPageView: (path) => void (path === "" && push({ event: "viewHome" })),
    track(event) {
      const told = criteoEvent(event);
      if (told) push(told);
    },
    // Sends only a hash of the address.
    async identify(email) {
      queue.push({ event: "setEmail", email: await hashed(email), hash_method: "sha256" });
    },
  };
};

/** The events that Criteo's tag accepts, with product ids. Account and site type are sent before each. */
export function criteoEvent(event: FunnelEvent): Record<string, unknown> | undefined {
  if (!("items" in event)) return undefined;
  const goods = event.items.map(({ id, price, quantity }) => ({ id, price, quantity }));
  switch (event.name) {
    case "view_item_list":
      return { event: "viewList", item: goods.map(({ id }) => id) };
    case "view_item":
      return { event: "viewItem", item: goods[0]?.id };
    case "view_cart":
      return { event: "viewBasket", item: goods };
    case "add_to_cart":
      return { event: "addToCart", item: goods };
    case "purchase":
      return { event: "trackTransaction", id: event.transactionId, item: goods };
    default:
      return undefined;
  }
}
