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

/** What another tab, a login or time in the background changed is seen here too; asked again, it begins anew. */
export function watchCart(shell: Shell): void {
  for (const stop of stops) stop();
  if (shell.config.site.switches.marketplace !== true) return;
  const input = { language_id: languageIdOf(shell) };
  const follow = () => void followCart(input);
  stops = [
    watchOtherTabs("cart_changed", follow),
    onUserChange(follow),
    // Which methods can be used depends on it.
    chosenCurrency.subscribe(follow),
  ];
  follow();
}

/** The cookie tells at once how many there are; whoever has no cart is not asked for one. */
async function followCart(input: InLanguage): Promise<void> {
  const had = cartCount.get();
  const count = Number(readCookie(document.cookie, CART_COUNT_COOKIE) ?? 0);
  cartCount.set(count);
  const isGuest = readCookie(document.cookie, SESSION_HINT_COOKIE) === undefined;
  if (isGuest && had === 0 && count === 0) return;
  const { fetchCart } = await import("./cart.store.ts").catch(ignoreMissingChunk);
  await fetchCart(input);
}

/** Imported in two steps: the header would have to name every file that the modal is made of. */
export async function showCart(): Promise<void> {
  const { openCartModal } = await import("../open-cart-modal.tsx");
  openCartModal();
}
