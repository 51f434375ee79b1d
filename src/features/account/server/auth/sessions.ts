import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { hashSecret, newSecret } from "#platform/auth/secret-token.ts";
import {
  deleteAllExpiredSessions,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  insertSession,
  selectSessionsOf,
} from "#platform/auth/sessions.repository.ts";
import type { ListedSession } from "../../contract.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import type { Session } from "../read-session.ts";
import { deleteFormerDevices, saveDevice } from "./devices.repository.ts";
import { deleteSpentTokens } from "./tokens.repository.ts";

type SessionStart = { customerId: number } & Pick<Visit, "formerToken" | "deviceMark" | "device">;

/**
 * Creates a new token at every login, so that a token planted in the browser before is
 * worthless. Remembers this browser as known to the account.
 */
export async function startSession(
  tx: Transaction,
  { customerId, formerToken, deviceMark, device = "" }: SessionStart,
): Promise<string> {
  const former = hashSecret(formerToken);
  if (former) await deleteSession(tx, former);
  await deleteExpiredSessions(tx, customerId);
  const mark = hashSecret(deviceMark);
  if (mark) await saveDevice(tx, customerId, mark);
  const { token, hash } = newSecret();
  await insertSession(tx, { customerId, tokenHash: hash, device });
  return token;
}

/** The customer's sessions, with this browser's marked. */
export async function listSessions(
  deps: { db: Queryable },
  current: Session,
): Promise<ListedSession[]> {
  const rows = await selectSessionsOf(deps.db, current.customer.id);
  return rows.map(({ id, device, createdAt, seenAt, expiresAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_current: id === current.id,
  }));
}

type EndDeps = Pick<AccountDeps, "db" | "reportSecurityEvent">;

/** Ends one of the customer's own sessions, possibly this browser's; another customer's counts as not existing. */
export async function endSession(
  deps: EndDeps,
  { session, id, visitor }: { session: Session; id: number; visitor: string },
): Promise<Result<{ isCurrent: boolean }>> {
  const { customer } = session;
  if (!(await deleteOwnSession(deps.db, customer.id, id))) return fail("errors.not_found");
  const about = { account: customer.email, visitor, what: "one" };
  await deps.reportSecurityEvent({ kind: "sessions_ended", ...about });
  return succeed({ isCurrent: id === session.id });
}

/** Ends all sessions except this browser's. */
export async function endOtherSessions(
  deps: EndDeps,
  { session, visitor }: { session: Session; visitor: string },
): Promise<void> {
  const { customer } = session;
  await deleteOtherSessions(deps.db, customer.id, session.id);
  const about = { account: customer.email, visitor, what: "others" };
  await deps.reportSecurityEvent({ kind: "sessions_ended", ...about });
}

export async function logOut(deps: { db: Queryable }, token: string | undefined): Promise<void> {
  const hash = hashSecret(token);
  if (hash) await deleteSession(deps.db, hash);
}

/** Deletes expired sessions and tokens of people who do not come back; for others the next login does it. */
export async function purgeExpiredSessions(db: Database, options?: SweepOptions): Promise<void> {
  await deleteAllExpiredSessions(db, options);
  await deleteSpentTokens(db, options);
  await deleteFormerDevices(db, options);
}
