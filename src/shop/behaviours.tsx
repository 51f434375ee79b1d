import { type ComponentType, useEffect, useState } from "react";
import { useSession } from "#features/account/shop/session/session.store.ts";
import { useCartWatch } from "#features/cart/shop/header/use-cart-watch.ts";
import { unfoldWhenTouched } from "#ui/lazy/folded.ts";
import { ignoreMissingChunk } from "#ui/lazy/ignore-missing-chunk.ts";
import { nextTask } from "#ui/lazy/next-task.ts";
import { watchDeployErrors } from "./error-screens/deploy-error.store.ts";
import { ignoreSkippedTransitions } from "./navigation/ignore-skipped-transitions.ts";
import { useNavigationGate } from "./navigation/use-navigation-gate.ts";

/** What happens on every page without being asked for (SPEC §2 "Always-present elements"). */
export function Behaviours() {
  useNavigationGate();
  useSession();
  useCartWatch();
  useEffect(watchDeployErrors, []);
  useEffect(ignoreSkippedTransitions, []);
  useEffect(unfoldWhenTouched, []);
  const Late = useLateBehaviours();
  return Late && <Late />;
}

function useLateBehaviours(): ComponentType | undefined {
  const [late, setLate] = useState<{ Late: ComponentType }>();
  useEffect(() => {
    void nextTask()
      .then(() => import("./late-behaviours.tsx").catch(ignoreMissingChunk))
      .then(({ LateBehaviours }) => setLate({ Late: LateBehaviours }));
  }, []);
  return late?.Late;
}
