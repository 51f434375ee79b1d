import { eq } from "drizzle-orm";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "db">;

/** One of the demo's staff gets another role, for some sites alone. */
export async function limitStaff(
  { db }: App,
  email: string,
  grant: { role: StaffRole; siteIds: number[] },
): Promise<void> {
  const [person] = await db.select().from(customers).where(eq(customers.email, email));
  await db
    .update(staffRoles)
    .set(grant)
    .where(eq(staffRoles.customerId, person?.id ?? 0));
}
