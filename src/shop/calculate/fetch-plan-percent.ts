import { planPercentCall } from "#features/shipping/contract.ts";
import { tryCall } from "#platform/client/call-api.ts";

/** The discount on shipping of the visitor's current plan; zero if it cannot be loaded. */
export async function fetchPlanPercent(): Promise<number> {
  const asked = await tryCall(planPercentCall, {});
  return asked.ok ? asked.output.percent : 0;
}
