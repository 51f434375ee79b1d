import { type FunnelEvent, worthOf } from "./funnel-event.ts";

const NAMES: Partial<Record<FunnelEvent["name"], string>> = {
  view_item: "Viewed Product",
  add_to_cart: "Added to Cart",
  begin_checkout: "Started Checkout",
};

/** How it comes to an order. What happens to one our server tells (`order-update.ts`). */
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
