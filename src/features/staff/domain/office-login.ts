import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";

/** Sent only with requests from our own pages (SameSite=Strict); the shop's session does not open the office. */
export const OFFICE_COOKIE = "office_token";
export const OFFICE_SESSION_SECONDS = 12 * HOUR_SECONDS;
export const OFFICE_IDLE_SECONDS = 30 * MINUTE_SECONDS;
/** A session's last use is saved at most this often. */
export const OFFICE_SEEN_AFTER_SECONDS = MINUTE_SECONDS;

/** The demo staff's second factor, accepted only on this machine; their password is public, too. */
export const DEMO_CODE = "246810";

export type LoginState = {
  mustChangePassword: boolean;
  hasFactor: boolean;
  /** Whether one of their roles requires a second factor. */
  needsFactor: boolean;
  provedAt: Date | null;
};

export function nextLoginStep(state: LoginState): LoginStep {
  // The factor comes first: somebody who knows only the password must not be able to replace it.
  if (state.hasFactor && !state.provedAt) return "factor";
  if (state.mustChangePassword) return "password";
  return state.needsFactor && !state.hasFactor ? "enrol" : "done";
}
