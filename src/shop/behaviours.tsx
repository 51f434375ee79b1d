import { type ComponentType, useEffect, useState } from "react";
import { useSession } from "#features/account/shop/session/use-session.ts";
import { useCartWatch } from "#features/cart/shop/header/use-cart-watch.ts";
import { unfoldWhenTouched } from "#ui/later/folded.ts";
import { neverResolve } from "#ui/later/never-resolve.ts";
import { ownTask } from "#ui/later/own-task.ts";
import { watchDeployErrors } from "./error-screens/deploy-error.store.ts";
import { forgiveSkippedTransitions } from "./navigation/forgive-skipped-transitions.ts";
import { useNavigationGate } from "./navigation/use-navigation-gate.ts";

/** What happens on every page without being asked for (SPEC §2 "Always-present elements"). */
export function Behaviours() {
  useNavigationGate();
  useSession();
  useCartWatch();
  useEffect(watchDeployErrors, []);
  useEffect(forgiveSkippedTransitions, []);
  useEffect(unfoldWhenTouched, []);
  const Late = useLateBehaviours();
  return Late && <Late />;
}

function useLateBehaviours(): ComponentType | undefined {
  const [late, setLate] = useState<{ Late: ComponentType }>();
  useEffect(() => {
    void ownTask()
      .then(() => import("./late-behaviours.tsx").catch(neverResolve))
      .then(({ LateBehaviours }) => setLate({ Late: LateBehaviours }));
  }, []);
  return late?.Late;
}
