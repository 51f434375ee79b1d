import type { Queryable } from "#database/connect.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import {
  LONGEST_SESSION_SECONDS,
  PROLONG_AFTER_SECONDS,
  SEEN_AFTER_SECONDS,
  SESSION_SECONDS,
} from "#platform/auth/session-life.ts";
import { touchSession } from "#platform/auth/sessions.repository.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { selectSession } from "./auth/session-customer.repository.ts";
import type { Customer } from "./customers.repository.ts";

export type Session = {
  id: number;
  customer: Customer & { email: string };
  roles: StaffRole[];
  /** Logged in with a mailed password: they must replace it before anything else. */
  mustChangePassword: boolean;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
};

export async function readSession(
  deps: { db: Queryable },
  token: string | undefined,
): Promise<Session | undefined> {
  const hash = hashSecret(token);
  const row = hash && (await selectSession(deps.db, hash));
  if (!row || row.customer.email === null) return undefined;
  const { customer } = row;
  return {
    ...row,
    customer: { ...customer, email: row.customer.email },
    mustChangePassword: customer.passwordIsOneTime,
  };
}

/**
 * Extends the session at most once a day and never past its absolute end. Returns for how
 * many seconds the browser should keep the cookie, if it was extended.
 */
export async function extendSession(
  deps: { db: Queryable; now: () => Date },
  session: Session,
): Promise<number | undefined> {
  const now = deps.now().getTime();
  const secondsTo = (moment: Date) => (moment.getTime() - now) / 1000;
  const isOld = secondsTo(session.expiresAt) <= SESSION_SECONDS - PROLONG_AFTER_SECONDS;
  const rest = LONGEST_SESSION_SECONDS + secondsTo(session.createdAt);
  const prolong = isOld && rest > secondsTo(session.expiresAt);
  if (prolong || -secondsTo(session.seenAt) > SEEN_AFTER_SECONDS) {
    await touchSession(deps.db, session.id, prolong);
  }
  return prolong ? Math.floor(Math.min(SESSION_SECONDS, rest)) : undefined;
}
