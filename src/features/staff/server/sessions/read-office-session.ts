import type { Queryable } from "#database/connect.ts";
import type { StaffSession } from "#platform/api/staff-route.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { nextLoginStep, OFFICE_SEEN_AFTER_SECONDS } from "../../domain/office-login.ts";
import {
  type OfficeSessionRow,
  selectOfficeSession,
  touchOfficeSession,
} from "./office-sessions.repository.ts";

/** The session of a person who gave a password at the office; `step` is the next step. */
export type OfficeSession = Omit<OfficeSessionRow, "customer"> & {
  customer: OfficeSessionRow["customer"] & { email: string };
  hasFactor: boolean;
  step: LoginStep;
};

type ReadDeps = { db: Queryable; now: () => Date };

export async function readOfficeSession(
  deps: ReadDeps,
  token: string | undefined,
): Promise<OfficeSession | undefined> {
  const hash = hashSecret(token);
  const row = hash && (await selectOfficeSession(deps.db, hash));
  // A person who lost their last role has no access any more.
  if (!row || row.customer.email === null || row.grants.length === 0) return undefined;
  if (deps.now().getTime() - row.seenAt.getTime() > OFFICE_SEEN_AFTER_SECONDS * 1000) {
    await touchOfficeSession(deps.db, row.id);
  }
  const { customer } = row;
  const hasFactor = row.hasTotp || row.passkeyCount > 0;
  return {
    ...row,
    customer: { ...customer, email: row.customer.email },
    hasFactor,
    step: nextLoginStep({ ...row, hasFactor, mustChangePassword: customer.passwordIsOneTime }),
  };
}

/** The session that staff calls require: every step of the login is done. */
export function openSession(session: OfficeSession | undefined): StaffSession | undefined {
  if (session?.step !== "done" || !session.provedAt) return undefined;
  const { id, customer, grants, provedAt } = session;
  return { id, customerId: customer.id, grants, provedAt };
}
