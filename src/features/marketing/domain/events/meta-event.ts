import { sum } from "#core/sum.ts";
import { TRACKING_CURRENCY as currency } from "../tracking-currency.ts";
import { type FunnelEvent, worthOf } from "./funnel-event.ts";

const NAMES: Partial<Record<FunnelEvent["name"], string>> = {
  search: "Search",
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
  sign_up: "CompleteRegistration",
};

export type MetaEvent = { name: string; about: Record<string, unknown>; eventId?: string };

/** Meta's pixel knows fewer steps; ids are those of products, which are groups in its catalogue. */
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
