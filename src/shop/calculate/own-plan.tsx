import { type ReactNode, useEffect, useState } from "react";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";

/**
 * Shipping prices inside use the plan of the logged-in customer. The page is the same for all, so the plan is loaded
 * afterwards.
 */
export function OwnPlan({ children }: { children: ReactNode }) {
  const email = useCurrentUser()?.email;
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (email === undefined) return;
    let isWanted = true;
    void import("./fetch-plan-percent.ts")
      .catch(ignoreMissingChunk)
      .then(({ fetchPlanPercent }) => fetchPlanPercent())
      .then((asked) => isWanted && setPercent(asked));
    return () => {
      isWanted = false;
      setPercent(0);
    };
  }, [email]);
  return <PlanPercent value={percent}>{children}</PlanPercent>;
}
