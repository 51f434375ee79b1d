import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from "react-router";
import { notifyAllTabs } from "#features/account/shop/session/other-tabs.ts";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { useLanguageId, useShell } from "#features/sites/shop/use-shell.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { invalidateCheckoutCall } from "../../contract.ts";
import { saveUnsaved } from "./use-autosave.ts";

const FAMILY = /^\/[a-z]{2}\/(checkout|payment|confirm|success)(\/[^/]*)?\/?$/;

/** The steps, and the results of payments, which are no leaving (product notes §3). */
export const isCheckoutPath = (pathname: string): boolean => FAMILY.test(pathname);

/**
 * SPEC §2 "Checkout guard": going to a page that is no step ends the checkout; the answer is the loader
 * flag, up while one leaves. A reload and a provider's page are no route changes, so they end nothing.
 * The router itself is followed: a page fetched beforehand is there before React hears of the way to it.
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
    // What is typed is saved first: a checkout that is over takes nothing more.
    if (slug) void end({ slug, language_id });
    leadBack(move);
  });
  useEffect(() => router?.subscribe((state) => follow(readMove(state))), [router]);
  return location !== undefined && !isCheckoutPath(location.pathname);
}

/** The goods of an order that was not paid are in the cart again: whoever shows it learns it here. */
async function end(left: { slug: string; language_id: number | undefined }): Promise<void> {
  await saveUnsaved();
  const ended = await tryCall(invalidateCheckoutCall, left);
  if (ended.ok) notifyAllTabs("cart_changed");
}

/** SPEC §2: coming back from a slug shipping step sends the user to the cart, wherever they came from. */
function useBackToCart() {
  const navigate = useNavigate();
  const { language } = useShell();
  const { pathname } = useLocation();
  const cart = cartPath(language);
  return (move: RouterMove) => {
    const isFromShipping = pathname.startsWith(`/${language}/checkout/`);
    if (!move.isPop || !isFromShipping || move.pathname === cart) return;
    // Router is still beginning what this takes the place of.
    setTimeout(() => void navigate(cart, { replace: true }));
  };
}

/** Where the router goes, or has just gone, and whether by the browser's own buttons. */
type RouterMove = { pathname: string; isPop: boolean };

type Step = { location?: { pathname: string } | undefined; historyAction?: string | undefined };
type RouterState = { location: { pathname: string }; historyAction: string; navigation: Step };

/** A page without anything to load is shown without a navigation before it. */
export function readMove({ navigation, location, historyAction }: RouterState): RouterMove {
  const isUnderWay = navigation.location !== undefined;
  return {
    pathname: (navigation.location ?? location).pathname,
    isPop: (isUnderWay ? navigation.historyAction : historyAction) === "POP",
  };
}
