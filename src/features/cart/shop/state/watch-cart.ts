import { readCookie } from "#core/cookies.ts";
import { watchOtherTabs } from "#features/account/shop/session/other-tabs.ts";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { chosenCurrency } from "#features/sites/shop/chosen-currency.store.ts";
import type { Shell } from "#features/sites/shop/load-shell.ts";
import { languageIdOf } from "#features/sites/shop/use-shell.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import type { InLanguage } from "../../contract.ts";
import { CART_COUNT_COOKIE } from "../../domain/cart-cookie.ts";
import { cartCount } from "../header/cart-count.store.ts";

let stops: (() => void)[] = [];

/** Reloads the cart after changes elsewhere: in another tab, by a login, while the page was cached. Restartable. */
export function watchCart(shell: Shell): void {
  for (const stop of stops) stop();
  if (shell.config.site.switches.marketplace !== true) return;
  const input = { language_id: languageIdOf(shell) };
  const follow = () => void followCart(input);
  stops = [
    watchOtherTabs("cart_changed", follow),
    onUserChange(follow),
    // The available payment methods depend on the currency.
    chosenCurrency.subscribe(follow),
  ];
  follow();
}

/** The cookie gives the number of pieces at once; without a cart, no cart is fetched. */
async function followCart(input: InLanguage): Promise<void> {
  const had = cartCount.get();
  const count = Number(readCookie(document.cookie, CART_COUNT_COOKIE) ?? 0);
  cartCount.set(count);
  const isGuest = readCookie(document.cookie, SESSION_HINT_COOKIE) === undefined;
  if (isGuest && had === 0 && count === 0) return;
  const { fetchCart } = await import("./cart.store.ts").catch(ignoreMissingChunk);
  await fetchCart(input);
}

/** Imported in two steps: otherwise the header would have to list every file of the modal. */
export async function showCart(): Promise<void> {
  const { openCartModal } = await import("../open-cart-modal.tsx");
  openCartModal();
}
