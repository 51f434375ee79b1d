import { proStatusRequest } from "#features/pro/requests.ts";
import { tryCall } from "#features/sites/shop/requests/try-call.ts";

/** Off the shipping, by the plan that the visitor has now; nothing where that cannot be known. */
export async function askPlanPercent(): Promise<number> {
  const asked = await tryCall(proStatusRequest, {});
  if (!asked.ok) return 0;
  const { state, plan } = asked.output.subscription;
  return state === "active" ? (plan?.shipping_discount ?? 0) : 0;
}
