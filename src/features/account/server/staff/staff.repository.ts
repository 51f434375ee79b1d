import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { customers, staffRoles } from "../account.tables.ts";

export async function isStaff(db: Queryable, customerId: number): Promise<boolean> {
  return (await db.$count(staffRoles, eq(staffRoles.customerId, customerId))) > 0;
}

export async function insertRole(
  db: Queryable,
  customerId: number,
  role: StaffRole,
): Promise<boolean> {
  const added = await db
    .insert(staffRoles)
    .values({ customerId, role })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

export async function deleteRole(
  db: Queryable,
  customerId: number,
  role: StaffRole,
): Promise<boolean> {
  const removed = await db
    .delete(staffRoles)
    .where(and(eq(staffRoles.customerId, customerId), eq(staffRoles.role, role)))
    .returning();
  return removed.length > 0;
}

export function selectStaff(db: Queryable) {
  return db
    .select({ id: customers.id, email: customers.email, role: staffRoles.role })
    .from(staffRoles)
    .innerJoin(customers, eq(customers.id, staffRoles.customerId))
    .where(isNull(customers.erasedAt))
    .orderBy(asc(customers.email), asc(staffRoles.role));
}
