import { planPercentCall } from "#features/shipping/contract.ts";
import { tryCall } from "#platform/client/call-api.ts";

/** Off the shipping, by the plan that the visitor has now; nothing where that cannot be known. */
export async function fetchPlanPercent(): Promise<number> {
  const asked = await tryCall(planPercentCall, {});
  return asked.ok ? asked.output.percent : 0;
}
