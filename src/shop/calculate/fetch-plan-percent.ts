import { planPercentRequest } from "#features/shipping/requests.ts";
import { tryCall } from "#platform/client/try-call.ts";

/** Off the shipping, by the plan that the visitor has now; nothing where that cannot be known. */
export async function fetchPlanPercent(): Promise<number> {
  const asked = await tryCall(planPercentRequest, {});
  return asked.ok ? asked.output.percent : 0;
}
