import { ONE_TIME_PASSWORD_SECONDS } from "#platform/auth/session-life.ts";
import type { Customer } from "../customers.repository.ts";

type OneTime = Pick<Customer, "passwordIsOneTime" | "oneTimeSentAt" | "oneTimeUsedAt">;

/** A mailed password opens the door once, within a day; a password of one's own always does. */
export function isPasswordSpent(customer: OneTime, now = Date.now()): boolean {
  if (!customer.passwordIsOneTime) return false;
  if (customer.oneTimeUsedAt || !customer.oneTimeSentAt) return true;
  return now - customer.oneTimeSentAt.getTime() > ONE_TIME_PASSWORD_SECONDS * 1000;
}
