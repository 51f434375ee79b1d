import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";

/** Sent to our own pages alone (SameSite=Strict); the shop's session opens nothing here. */
export const OFFICE_COOKIE = "office_token";
export const OFFICE_SESSION_SECONDS = 12 * HOUR_SECONDS;
export const OFFICE_IDLE_SECONDS = 30 * MINUTE_SECONDS;
/** When it was used last is written down no more often than this. */
export const OFFICE_SEEN_AFTER_SECONDS = MINUTE_SECONDS;

/** Of the demo's staff, at this machine alone; their password is known to everybody, too. */
export const DEMO_CODE = "246810";

export type LoginState = {
  mustChangePassword: boolean;
  hasFactor: boolean;
  /** By one of their roles. */
  needsFactor: boolean;
  provedAt: Date | null;
};

export function nextLoginStep(state: LoginState): LoginStep {
  // Before anything else can be changed: whoever knows the password alone must not replace it.
  if (state.hasFactor && !state.provedAt) return "factor";
  if (state.mustChangePassword) return "password";
  return state.needsFactor && !state.hasFactor ? "enrol" : "done";
}
