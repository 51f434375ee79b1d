import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { selectDemoCustomers } from "../customers.repository.ts";

export type DemoAccount = { email: string; role: StaffRole | null };

/** Who to log in as to look around; none in a shop that was not filled with the demo. */
export async function listDemoAccounts(deps: { db: Queryable }): Promise<DemoAccount[]> {
  const rows = await selectDemoCustomers(deps.db);
  return rows.flatMap(({ email, role }) => (email ? [{ email, role }] : []));
}
