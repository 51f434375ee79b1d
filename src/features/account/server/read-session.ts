import type { Queryable } from "#database/connect.ts";
import { PROLONG_AFTER_SECONDS, SESSION_SECONDS } from "../domain/session-life.ts";
import type { StaffRole } from "../domain/staff-role.ts";
import type { Customer } from "./customers.repository.ts";
import { prolongSession, selectSession } from "./getting-in/sessions.repository.ts";
import { hashSecret } from "./secret-token.ts";

export type Session = {
  id: number;
  customer: Customer & { email: string };
  roles: StaffRole[];
  /** Logged in with a mailed password: until it is replaced they may do nothing else. */
  mustChangePassword: boolean;
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

/** True when it was prolonged, and the browser is to be told; at most once a day. */
export async function keepSessionAlive(
  deps: { db: Queryable },
  session: Session,
): Promise<boolean> {
  const leftSeconds = (session.expiresAt.getTime() - Date.now()) / 1000;
  if (leftSeconds > SESSION_SECONDS - PROLONG_AFTER_SECONDS) return false;
  await prolongSession(deps.db, session.id);
  return true;
}
