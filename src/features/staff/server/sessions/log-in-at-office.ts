import { fail, type Result, succeed } from "#core/result.ts";
import type { Visit } from "#features/account/server/account-deps.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { hasFactor } from "../factors/factors.repository.ts";
import { selectGrants } from "../roles/roles.repository.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { deleteOfficeSession } from "./office-sessions.repository.ts";
import { openOfficeSession } from "./open-office-session.ts";

export type OfficeLogin = Pick<Visit, "visitor" | "deviceMark" | "device"> & {
  email: string;
  password: string;
  isLocal: boolean;
  formerToken?: string | undefined;
};

/**
 * Gives the same answer for a customer without a role, an unknown e-mail and a wrong
 * password. If the person has a second factor, the session opens nothing before it is given.
 */
export const logInAtOffice = (
  deps: StaffDeps,
  input: OfficeLogin,
): Promise<Result<{ token: string }>> =>
  deps.account.withPassword(input, async (tx, customer) => {
    const grants = await selectGrants(tx, customer.id);
    if (grants.length === 0) return fail("auth.errors.wrong_credentials");
    const former = hashSecret(input.formerToken);
    if (former) await deleteOfficeSession(tx, former);
    const token = await openOfficeSession(tx, {
      customerId: customer.id,
      device: input.device ?? "",
      isProved: !(await hasFactor(tx, customer.id)),
    });
    return succeed({ token });
  });
