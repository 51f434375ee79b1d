import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { selectDemoCustomers } from "../customers.repository.ts";

export type DemoAccount = { email: string; role: StaffRole | null };

/** Accounts for trying out the demo; none in a shop without demo data. */
export async function listDemoAccounts(deps: { db: Queryable }): Promise<DemoAccount[]> {
  const rows = await selectDemoCustomers(deps.db);
  return rows.flatMap(({ email, role }) => (email ? [{ email, role }] : []));
}
