import { worthOf } from "#ports/order-updates.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { loadScript, type StartService } from "./outside-service.ts";

const NAMES: Partial<Record<FunnelEvent["name"], string>> = {
  view_item: "Viewed Product",
  add_to_cart: "Added to Cart",
  begin_checkout: "Started Checkout",
};

/** Events up to the order. Our server reports what happens to an order (`order-update.ts`). */
export function klaviyoEvent(event: FunnelEvent): [string, Record<string, unknown>] | undefined {
  const name = NAMES[event.name];
  const [first] = "items" in event ? event.items : [];
  if (!name || !first || !("items" in event)) return undefined;
  return [
    name,
    {
      $value: worthOf(event.items),
      ProductID: first.id,
      ProductName: first.name,
      Brand: first.manufacturer,
      ImageURL: first.image,
      URL: first.url,
      Price: first.price,
      ItemNames: event.items.map((item) => item.name),
      Items: event.items.map(({ id, name: title, price, quantity, image, url }) => ({
        ProductID: id,
        ProductName: title,
        ItemPrice: price,
        Quantity: quantity,
        ImageURL: image,
        ProductURL: url,
      })),
    },
  ];
}

declare global {
  interface Window {
    klaviyo?: { push: (call: unknown[]) => unknown };
  }
}

/** Queues calls in an array until the script has loaded, which takes over the queue under the same name. */
export const startKlaviyo: StartService = ([key = ""]) => {
  const waiting: unknown[][] = [];
  window.klaviyo ??= waiting;
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
