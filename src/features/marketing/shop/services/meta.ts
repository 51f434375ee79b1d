import { sum } from "#core/money.ts";
import { worthOf } from "#ports/order-updates.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { TRACKING_CURRENCY as currency } from "../../domain/events/tracked-product.ts";
import { loadScript, type StartService } from "./outside-service.ts";

const NAMES: Partial<Record<FunnelEvent["name"], string>> = {
  search: "Search",
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
  sign_up: "CompleteRegistration",
};

type MetaEvent = { name: string; about: Record<string, unknown>; eventId?: string };

/** Meta's pixel knows fewer events; ids are those of products, which are groups in Meta's catalogue. */
export function metaEvent(event: FunnelEvent): MetaEvent | undefined {
  const name = NAMES[event.name];
  if (!name) return undefined;
  if (event.name === "search") return { name, about: { search_string: event.text } };
  if (!("items" in event)) return { name, about: {} };
  const { items } = event;
  return {
    name,
    about: {
      currency,
      value: worthOf(items),
      content_type: "product_group",
      content_ids: items.map(({ id }) => id),
      contents: items.map(({ id, quantity }) => ({ id, quantity })),
      num_items: sum(items.map(({ quantity }) => quantity)),
    },
    ...("once" in event ? { eventId: event.once } : {}),
  };
}

/** Queues calls until Meta's script has loaded, which then processes them. */
type Queue = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: (...call: unknown[]) => void;
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
  const enqueue = (...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else waiting.push(call);
  };
  const fbq: Queue = Object.assign(enqueue, {
    queue: waiting,
    push: enqueue,
    loaded: true as const,
    version: "2.0" as const,
    // Page views are sent by our own code.
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
