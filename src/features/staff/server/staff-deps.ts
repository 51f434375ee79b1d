import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { Account } from "#features/account/server/account.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { defineLimits, type RateLimits } from "#platform/rate-limit/rate-limits.ts";

const QUARTER_SECONDS = HOUR_SECONDS / 4;

/** Six digits could be guessed: each account has ten tries per quarter of an hour, whichever e-mail was typed. */
export const staffLimits = defineLimits({
  "office-code": { account: { points: 10, duration: QUARTER_SECONDS } },
  "office-password": { account: { points: 10, duration: QUARTER_SECONDS } },
});

export type StaffDeps = {
  db: Database;
  now: () => Date;
  limits: RateLimits<keyof typeof staffLimits>;
  reportSecurityEvent: ReportSecurityEvent;
  account: Pick<
    Account,
    | "withPassword"
    | "chooseOwnPassword"
    | "verifyPassword"
    | "openStaffAccount"
    | "postFactorsReset"
  >;
};
