import { useEffect } from "react";
import { useSession } from "#features/account/shop/session/use-session.ts";
import { useCartWatch } from "#features/cart/shop/header/use-cart-watch.ts";
import { useUnpaidOrders } from "#features/orders/shop/unpaid/use-unpaid-orders.ts";
import { useBuildCheck } from "./build-check/use-build-check.ts";
import { watchDeployErrors } from "./error-screens/deploy-error.store.ts";
import { forgiveSkippedTransitions } from "./navigation/forgive-skipped-transitions.ts";
import { useNavigationGate } from "./navigation/use-navigation-gate.ts";
import { TranslationKeysToggler } from "./translation-keys/translation-keys-toggler.tsx";
import { useUnsupportedBrowserWarning } from "./unsupported-browser/use-unsupported-browser-warning.tsx";

/** What happens on every page without being asked for (SPEC §2 "Always-present elements"). */
export function Behaviours() {
  useNavigationGate();
  useSession();
  useCartWatch();
  useBuildCheck();
  useUnsupportedBrowserWarning();
  useUnpaidOrders();
  useEffect(watchDeployErrors, []);
  useEffect(forgiveSkippedTransitions, []);
  useEffect(() => {
    // For scripts beside ours: from now on the page answers to clicks.
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return <TranslationKeysToggler />;
}
