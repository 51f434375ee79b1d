import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";

/** Sent to our own pages alone (SameSite=Strict); the shop's session opens nothing here. */
export const OFFICE_COOKIE = "office_token";
export const OFFICE_SESSION_SECONDS = 12 * HOUR_SECONDS;
export const OFFICE_IDLE_SECONDS = 30 * MINUTE_SECONDS;
/** When it was used last is written down no more often than this. */
export const OFFICE_SEEN_AFTER_SECONDS = MINUTE_SECONDS;

/** Of the demo's staff, at this machine alone; their password is known to everybody, too. */
export const DEMO_CODE = "246810";

/** What is still due before the office opens: a password of one's own, the second factor, or to set one up. */
export const LOGIN_STEPS = ["password", "factor", "enrol", "done"] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

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
