import type { FunnelEvent } from "./funnel-event.ts";

/** What Criteo's tag takes: a visit's kind, and goods by id. Its own account and site type go before. */
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
