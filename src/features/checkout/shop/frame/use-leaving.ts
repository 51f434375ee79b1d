import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from "react-router";
import { notifyAllTabs } from "#features/account/shop/session/other-tabs.ts";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { useLanguageId, useShell } from "#features/sites/shop/use-shell.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { invalidateCheckoutCall } from "../../contract.ts";
import { saveUnsaved } from "./use-autosave.ts";

const FAMILY = /^\/[a-z]{2}\/(checkout|payment|confirm|success)(\/[^/]*)?\/?$/;

/** The checkout's steps and the result pages of payments: going to one of them is not leaving (product notes §3). */
export const isCheckoutPath = (pathname: string): boolean => FAMILY.test(pathname);

/**
 * SPEC §2 "Checkout guard": going to any other page ends the checkout; returns the loader flag, true while leaving.
 * A reload or a provider's page is no route change, so it ends nothing. Subscribes to the router itself, because a
 * prefetched page is shown before React hears of the navigation.
 */
export function useLeaving(slug: string | undefined): boolean {
  const { location } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const language_id = useLanguageId();
  const leadBack = useBackToCart();
  const hasLeft = useRef(false);
  const follow = useEffectEvent((move: RouterMove) => {
    const isOutside = !isCheckoutPath(move.pathname);
    const isNew = isOutside && !hasLeft.current;
    hasLeft.current = isOutside;
    if (!isNew) return;
    // Saves typed data first, because a checkout that is over accepts no more.
    if (slug) void end({ slug, language_id });
    leadBack(move);
  });
  useEffect(() => router?.subscribe((state) => follow(readMove(state))), [router]);
  return location !== undefined && !isCheckoutPath(location.pathname);
}

/** The goods of an unpaid order go back into the cart: this tells all tabs. */
async function end(left: { slug: string; language_id: number | undefined }): Promise<void> {
  await saveUnsaved();
  const ended = await tryCall(invalidateCheckoutCall, left);
  if (ended.ok) notifyAllTabs("cart_changed");
}

/** SPEC §2: going back from a shipping step with a slug leads to the cart, wherever the user came from. */
function useBackToCart() {
  const navigate = useNavigate();
  const { language } = useShell();
  const { pathname } = useLocation();
  const cart = cartPath(language);
  return (move: RouterMove) => {
    const isFromShipping = pathname.startsWith(`/${language}/checkout/`);
    if (!move.isPop || !isFromShipping || move.pathname === cart) return;
    // The router has not finished starting the navigation that this one replaces.
    setTimeout(() => void navigate(cart, { replace: true }));
  };
}

/** The router's current or last target, and whether the browser's own buttons caused it. */
type RouterMove = { pathname: string; isPop: boolean };

type Step = { location?: { pathname: string } | undefined; historyAction?: string | undefined };
type RouterState = { location: { pathname: string }; historyAction: string; navigation: Step };

/** The router shows a page that loads nothing without a navigation state before it. */
export function readMove({ navigation, location, historyAction }: RouterState): RouterMove {
  const isUnderWay = navigation.location !== undefined;
  return {
    pathname: (navigation.location ?? location).pathname,
    isPop: (isUnderWay ? navigation.historyAction : historyAction) === "POP",
  };
}
