import type { CartItem } from "#features/cart/contract.ts";
import { paymentType } from "./checkout-events.ts";
import type { FunnelEvent } from "./funnel-event.ts";
import { type TrackingContext, trackedItem } from "./tracked-product.ts";
import { QUOTE_STEPS, type QuoteStep, type QuoteToTrack, trackedQuote } from "./tracked-quote.ts";

type CartChange = {
  /** Null where the page had not seen the cart before. */
  before: readonly CartItem[] | null;
  after: readonly CartItem[];
  input: { variant_id?: number; quantity?: number };
};
type QuoteStepEvent = { step: QuoteStep; quote: QuoteToTrack; paymentId?: number };

/** What features tell (`emitEvent`) means for the analytics. */
export function toFunnelEvents(
  context: TrackingContext,
  { name, about }: { name: string; about: unknown },
): FunnelEvent[] {
  if (name === "login" || name === "sign_up") return [{ name }];
  if (name === "cart_changed") return cartEvents(context, about as CartChange);
  if (name !== "quote_step") return [];
  const { step, quote, paymentId } = about as QuoteStepEvent;
  const told = QUOTE_STEPS[step];
  const tracked = trackedQuote(quote, paymentType(paymentId), context.toTracked);
  return [{ name: told, quote: tracked, once: `${told} ${quote.number}` }];
}

function cartEvents(context: TrackingContext, change: CartChange): FunnelEvent[] {
  const { before, after, input } = change;
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
