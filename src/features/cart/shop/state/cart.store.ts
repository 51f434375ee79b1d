import { notifyOtherTabs } from "#features/account/shop/session/other-tabs.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import type { CallRequest } from "#platform/api/call.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { emitEvent, reportProblem } from "#platform/events/app-events.ts";
import type { CallResult } from "#platform/pages/calls.context.ts";
import { createStore } from "#ui/store.ts";
import {
  type CartData,
  type CartItem,
  type CartResponse,
  fetchCartCall,
  type InLanguage,
} from "../../contract.ts";
import { cartCount } from "../header/cart-count.store.ts";
import {
  type CartState,
  cartFailed,
  cartFetched,
  cartRequested,
  initialCart,
  withShortages,
} from "../rules/cart-state.ts";

let last: Promise<unknown> = Promise.resolve();

/** Starts when all earlier calls are done. */
function runSerially<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make, make);
  last = made;
  return made;
}

export const cartStore = createStore<CartState>(initialCart);
/** How many changes the server has not confirmed yet. */
export const cartChanges = createStore(0);

let lastAsked = 0;

/** Stores a cart from the page's data or from a call's response. */
export function setCart(cart: CartData): void {
  cartStore.set((now) => cartFetched(now, cart));
  cartCount.set(cart.total_quantity);
}

/** SPEC §8: a cart that could not be read counts as empty. */
export function setCartFailed(): void {
  cartStore.set(cartFailed);
  cartCount.set(0);
}

/** SPEC §4: back to the initial state. */
function invalidateCart(): void {
  lastAsked += 1;
  cartStore.set(initialCart);
}

// The next user must not see what the previous one was about to buy.
onUserChange(invalidateCart);

/**
 * SPEC §4. The shown cart is replaced in one step, so that nothing flickers; of several responses, the one requested
 * last counts. A failure counts as an empty cart (SPEC §8).
 */
export async function fetchCart(input: InLanguage): Promise<void> {
  lastAsked += 1;
  const mine = lastAsked;
  cartStore.set((now) => (now.loaded ? now : cartRequested(now)));
  const answer = await runSerially(() => tryCall(fetchCartCall, input));
  if (mine !== lastAsked) return;
  if (answer.ok) return setCart(answer.output.cart);
  reportProblem("The cart could not be fetched", answer.message);
  setCartFailed();
}

declare module "#platform/events/app-events.ts" {
  interface AppEvents {
    cart_changed: {
      /** Null if the page had not loaded the cart before. */
      before: readonly CartItem[] | null;
      after: readonly CartItem[];
      input: InLanguage & { variant_id?: number; quantity?: number };
    };
  }
}

type Changed = CallResult<CartResponse> | undefined;
type ChangeOptions = {
  /** What is shown until the server has answered. */
  meanwhile?: (now: CartState) => CartState;
  /** Of several waiting changes to the same thing only the last is sent; the others resolve to undefined. */
  of?: string;
};

const newest = new Map<string, number>();

/**
 * Changes run one after the other, so that a second one finds the cart that the first one created. The last response
 * corrects what was shown meanwhile; after a refusal, a fetch does.
 */
export async function sendCartChange<Input extends InLanguage>(
  request: CallRequest<Input, CartResponse>,
  input: Input,
  { meanwhile = (now) => now, of }: ChangeOptions = {},
): Promise<Changed> {
  lastAsked += 1;
  const mine = lastAsked;
  const { loaded, items } = cartStore.get();
  if (of) newest.set(of, mine);
  cartStore.set(meanwhile);
  cartChanges.set((count) => count + 1);
  const answer = await runSerially<Changed>(async () =>
    of && newest.get(of) !== mine ? undefined : tryCall(request, input),
  );
  cartChanges.set((count) => count - 1);
  if (answer?.ok) {
    notifyOtherTabs("cart_changed");
    const { items: after } = answer.output.cart;
    emitEvent({ name: "cart_changed", before: loaded ? items : null, after, input });
  }
  if (mine === lastAsked) {
    if (answer?.ok) setCart(answer.output.cart);
    else await fetchCart({ language_id: input.language_id });
  } else if (answer?.ok && (!of || newest.get(of) === mine)) {
    // A later response is on its way, which will not list this call's shortages.
    const { reservation_error } = answer.output.cart;
    cartStore.set((now) => (now.loaded ? withShortages(now, reservation_error) : now));
  }
  return answer;
}
