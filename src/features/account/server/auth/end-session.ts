import { fail, type Result, succeed } from "#core/result.ts";
import { deleteOtherSessions, deleteOwnSession } from "#platform/auth/sessions.repository.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Session } from "../read-session.ts";

type EndDeps = Pick<AccountDeps, "db" | "reportSecurityEvent">;

/** One of the customer's own, this browser's included; somebody else's is as one that never was. */
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

/** Every one but this browser's. */
export async function endOtherSessions(
  deps: EndDeps,
  { session, visitor }: { session: Session; visitor: string },
): Promise<void> {
  const { customer } = session;
  await deleteOtherSessions(deps.db, customer.id, session.id);
  const about = { account: customer.email, visitor, what: "others" };
  await deps.reportSecurityEvent({ kind: "sessions_ended", ...about });
}
