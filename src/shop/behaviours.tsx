import { type ComponentType, useEffect, useState } from "react";
import { useSession } from "#features/account/shop/session/session.store.ts";
import { useCartWatch } from "#features/cart/shop/header/use-cart-watch.ts";
import { unfoldWhenTouched } from "#ui/lazy/folded.ts";
import { ignoreMissingChunk, nextTask } from "#ui/lazy/lazy-part.ts";
import { watchDeployErrors } from "./error-screens/deploy-error.store.ts";
import { PageLinks } from "./navigation/page-links.tsx";
import { useNavigationGuard } from "./navigation/use-navigation-guard.ts";

/** What happens on every page without being asked for (SPEC §2 "Always-present elements"). */
export function Behaviours() {
  useNavigationGuard();
  useSession();
  useCartWatch();
  useEffect(watchDeployErrors, []);
  useEffect(ignoreSkippedTransitions, []);
  useEffect(unfoldWhenTouched, []);
  const Late = useLateBehaviours();
  return (
    <>
      <PageLinks />
      {Late && <Late />}
    </>
  );
}

function useLateBehaviours(): ComponentType | undefined {
  const [late, setLate] = useState<{ Late: ComponentType }>();
  useEffect(() => {
    void nextTask()
      .then(() => import("./late-parts.ts").catch(ignoreMissingChunk))
      .then(({ LateBehaviours }) => setLate({ Late: LateBehaviours }));
  }, []);
  return late?.Late;
}

/**
 * The next page came sooner, or nobody looks at this tab: the page changed without its animation, or the
 * one before was given up, and nothing is wrong. The browser reports it all the same, since Router waits
 * neither for the animation nor for what it gave up.
 */
function ignoreSkippedTransitions(): () => void {
  const forgive = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  };
  window.addEventListener("unhandledrejection", forgive);
  return () => window.removeEventListener("unhandledrejection", forgive);
}
