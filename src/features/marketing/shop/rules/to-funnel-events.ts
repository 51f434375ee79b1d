import type { CartItem } from "#features/cart/contract.ts";
import type { AppEvent, AppEvents } from "#platform/events/app-events.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { type TrackingContext, trackedItem } from "../../domain/events/tracked-product.ts";
import { QUOTE_STEPS, trackedQuote } from "../../domain/events/tracked-quote.ts";
import { paymentType } from "./checkout-events.ts";

/** Converts events that features emit (`emitEvent`) to funnel events. */
export function toFunnelEvents(context: TrackingContext, event: AppEvent): FunnelEvent[] {
  if (event.name === "login" || event.name === "sign_up") return [{ name: event.name }];
  if (event.name === "cart_changed") return cartEvents(context, event);
  if (event.name !== "quote_step") return [];
  const { step, quote, paymentId } = event;
  const name = QUOTE_STEPS[step];
  const tracked = trackedQuote(quote, paymentType(paymentId), context.toTracked);
  return [{ name, quote: tracked, once: `${name} ${quote.number}` }];
}

function cartEvents(
  context: TrackingContext,
  { before, after, input }: AppEvents["cart_changed"],
): FunnelEvent[] {
  if (!before) {
    const added = after.find(({ variant_id }) => variant_id === input.variant_id);
    return added ? [cartEvent(context, added, input.quantity ?? 1)] : [];
  }
  const lines = new Map([...after, ...before].map((item) => [item.variant_id, item]));
  return [...lines.values()].flatMap((item) => {
    const pieces = quantityIn(after, item) - quantityIn(before, item);
    return pieces === 0 ? [] : [cartEvent(context, item, pieces)];
  });
}

const quantityIn = (items: readonly CartItem[], { variant_id }: CartItem) =>
  items.find((one) => one.variant_id === variant_id)?.quantity ?? 0;

const cartEvent = (context: TrackingContext, item: CartItem, pieces: number): FunnelEvent => ({
  name: pieces > 0 ? "add_to_cart" : "remove_from_cart",
  items: [trackedItem(context, { ...item, quantity: Math.abs(pieces) })],
});
