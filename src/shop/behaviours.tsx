import { type ComponentType, useEffect, useState } from "react";
import { useSession } from "#features/account/shop/session/session.store.ts";
import { useCartWatch } from "#features/cart/shop/header/use-cart-watch.ts";
import { unfoldWhenTouched } from "#ui/lazy/folded.ts";
import { ignoreMissingChunk, nextTask } from "#ui/lazy/lazy-part.ts";
import { watchDeployErrors } from "./error-screens/deploy-error.store.ts";
import { PageLinks } from "./navigation/page-links.tsx";
import { useNavigationGuard } from "./navigation/use-navigation-guard.ts";

/** What runs on every page by itself (SPEC §2 "Always-present elements"). */
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
 * If the next page comes too soon, or the tab is in the background, the browser skips or cancels a page transition.
 * Nothing is wrong then, but the browser reports an unhandled rejection, since the router awaits neither the
 * transition nor what it cancelled.
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
