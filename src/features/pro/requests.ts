import { defineRequest } from "#platform/api/call.ts";
import type { Period } from "./domain/plan.ts";
import type { PlanOnWire, ProStatus } from "./domain/subscription-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type Nothing = Record<never, never>;
export type ProResponse = { status: true; subscription: ProStatus };

export const plansRequest = defineRequest<Nothing, { status: true; plans: PlanOnWire[] }>({
  path: "/api/pro/plans",
  retries: 2,
});
export type SubscribeInput = {
  plan: string;
  period: Period;
  /** Paid at once, where the wallet has as much. */
  from_wallet?: boolean | undefined;
  /** What was shown as due, in euros: nobody pays another sum. */
  seen?: number | undefined;
};
export const subscribeRequest = defineRequest<SubscribeInput, ProResponse>({
  path: "/api/pro/subscribe",
});
export const proStatusRequest = defineRequest<Nothing, ProResponse>({
  path: "/api/pro/status",
  retries: 2,
});
export const cancelPlanRequest = defineRequest<Nothing, ProResponse>({ path: "/api/pro/cancel" });
