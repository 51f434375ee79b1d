import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { AccountDeps } from "../account-deps.ts";
import { createCustomer } from "../auth/create-customer.ts";
import { saveOneTimePassword, selectCustomerByEmail } from "../customers.repository.ts";
import { newOneTimePassword } from "../passwords/one-time-password.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import { changeStaffRole } from "./change-staff-role.ts";

export type StaffToAdd = {
  actor: StaffActor | undefined;
  siteId: number;
  language: string;
  email: string;
  role: StaffRole;
};

/** Whoever has no password of their own yet gets a one-time one, to be handed to them. */
export async function addStaff(
  deps: Pick<AccountDeps, "db" | "hasher" | "reportSecurityEvent">,
  { actor, siteId, language, email, role }: StaffToAdd,
): Promise<Result<{ changed: boolean; oneTimePassword: string | undefined }>> {
  const allowed = requireRole(actor, "owner");
  if (!allowed.ok) return allowed;
  const known = await selectCustomerByEmail(deps.db, email);
  const needsPassword = !known?.passwordHash || known.passwordIsOneTime;
  const password = needsPassword ? newOneTimePassword() : undefined;
  const hash = password && (await deps.hasher.hash(password));
  if (password && !hash) return fail(BUSY);

  return inTransaction(deps.db, async (tx) => {
    const nameless = { firstName: "", lastName: "", phoneNumber: "", subscribed: false };
    const customer = { siteId, language, email, passwordHash: null, ...nameless };
    const id = (await createCustomer(tx, customer)) ?? known?.id;
    if (id === undefined) return fail("errors.not_found");
    if (hash) await saveOneTimePassword(tx, id, hash);
    const changed = await changeStaffRole(
      { ...deps, db: tx },
      { actor, email, role, change: "grant" },
    );
    if (!changed.ok) return changed;
    return succeed({ ...changed.value, oneTimePassword: password });
  });
}
