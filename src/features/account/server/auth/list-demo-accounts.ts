import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { customers, staffRoles } from "../account.tables.ts";

export type DemoAccount = { email: string; role: StaffRole | null };

/** Who to log in as to look around; none in a shop that was not filled with the demo. */
export async function listDemoAccounts(deps: { db: Queryable }): Promise<DemoAccount[]> {
  const rows = await deps.db
    .select({ email: customers.email, role: staffRoles.role })
    .from(customers)
    .leftJoin(staffRoles, eq(staffRoles.customerId, customers.id))
    .where(and(eq(customers.isDemo, true), isNotNull(customers.passwordHash)))
    .orderBy(asc(customers.id));
  return rows.flatMap(({ email, role }) => (email ? [{ email, role }] : []));
}
