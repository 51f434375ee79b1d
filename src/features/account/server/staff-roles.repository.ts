import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { staffRoles } from "./account.tables.ts";

export async function isStaff(db: Queryable, customerId: number): Promise<boolean> {
  return (await db.$count(staffRoles, eq(staffRoles.customerId, customerId))) > 0;
}
