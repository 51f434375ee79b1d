import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { tryCall } from "#features/sites/shop/requests/try-call.ts";
import { useLanguageId } from "#features/sites/shop/use-language-id.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { invalidateCheckoutRequest } from "../../requests.ts";
import { isCheckoutPath } from "./is-checkout-path.ts";
import { saveUnsaved } from "./unsaved.ts";

/**
 * SPEC §2 "Checkout guard": going to a page that is no step ends the checkout; the answer is the loader
 * flag, up while one leaves. A reload and a provider's page are no route changes, so they end nothing.
 */
export function useLeaving(slug: string | undefined): boolean {
  const { location } = useNavigation();
  const isLeaving = location !== undefined && !isCheckoutPath(location.pathname);
  const language_id = useLanguageId();
  const leadBack = useBackToCart();
  const leave = useEffectEvent(() => {
    // What is typed is saved first: a checkout that is over takes nothing more.
    if (slug)
      void saveUnsaved().then(() => tryCall(invalidateCheckoutRequest, { slug, language_id }));
    leadBack(location?.pathname);
  });
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  return isLeaving;
}

/** SPEC §2: coming back from a slug shipping step sends the user to the cart, wherever they came from. */
function useBackToCart() {
  const navigate = useNavigate();
  const { language } = useShell();
  const { pathname } = useLocation();
  const cart = cartPath(language);
  return (target: string | undefined) => {
    // By its own buttons the browser is there before the page is; by a link it comes with it.
    const isBack = window.location.pathname === target;
    const isFromShipping = pathname.startsWith(`/${language}/checkout/`);
    if (!isBack || !isFromShipping || target === cart) return;
    // Router is still beginning what this takes the place of.
    setTimeout(() => void navigate(cart, { replace: true }));
  };
}
