import { and, asc, desc, eq, isNull, max, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { isWithFactor } from "../factors/factors.repository.ts";
import { officeSessions, rolesWithFactor } from "../staff.tables.ts";

const grant = { role: staffRoles.role, siteIds: staffRoles.siteIds };

export const selectGrants = (db: Queryable, customerId: number): Promise<StaffGrant[]> =>
  db
    .select(grant)
    .from(staffRoles)
    .where(eq(staffRoles.customerId, customerId))
    .orderBy(asc(staffRoles.role));

/** If the person has the role already, its sites are replaced. */
export async function saveGrant(
  db: Queryable,
  customerId: number,
  { role, siteIds }: StaffGrant,
): Promise<void> {
  const values = { siteIds: siteIds && [...siteIds] };
  await db
    .insert(staffRoles)
    .values({ customerId, role, ...values })
    .onConflictDoUpdate({ target: [staffRoles.customerId, staffRoles.role], set: values });
}

export async function deleteGrant(
  db: Queryable,
  customerId: number,
  role: StaffRole,
): Promise<void> {
  await db
    .delete(staffRoles)
    .where(and(eq(staffRoles.customerId, customerId), eq(staffRoles.role, role)));
}

/** Owners of the whole shop. Locks their rows, so that two who leave at once do not leave it without an owner. */
export async function lockOwners(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: staffRoles.customerId })
    .from(staffRoles)
    .where(and(eq(staffRoles.role, "owner"), isNull(staffRoles.siteIds)))
    .orderBy(asc(staffRoles.customerId))
    .for("update");
  return rows.map(({ id }) => id);
}

/** One row per role of each person. Sessions expire, so the audit log also counts for when they were last seen. */
export function selectStaff(db: Queryable) {
  const seenAt = db
    .select({ customerId: officeSessions.customerId, at: max(officeSessions.seenAt).as("at") })
    .from(officeSessions)
    .groupBy(officeSessions.customerId)
    .as("seen");
  const { id, email, firstName, lastName } = customers;
  const acted = db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.actorId, customers.id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const last = sql`greatest(${seenAt.at}, (${acted}))`.mapWith(officeSessions.seenAt);
  return db
    .select({ id, email, firstName, lastName, ...grant, seenAt: last, hasFactor: isWithFactor })
    .from(staffRoles)
    .innerJoin(customers, eq(customers.id, staffRoles.customerId))
    .leftJoin(seenAt, eq(seenAt.customerId, customers.id))
    .where(isNull(customers.erasedAt))
    .orderBy(asc(customers.email), asc(staffRoles.role));
}

export async function selectRolesWithFactor(db: Queryable): Promise<StaffRole[]> {
  const rows = await db.select().from(rolesWithFactor).orderBy(asc(rolesWithFactor.role));
  return rows.map(({ role }) => role);
}

export async function saveRoleWithFactor(
  db: Queryable,
  role: StaffRole,
  needsFactor: boolean,
): Promise<void> {
  if (needsFactor) await db.insert(rolesWithFactor).values({ role }).onConflictDoNothing();
  else await db.delete(rolesWithFactor).where(sql`${rolesWithFactor.role} = ${role}`);
}
