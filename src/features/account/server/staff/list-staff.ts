import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { selectStaff } from "./staff.repository.ts";

export async function listStaff(deps: {
  db: Queryable;
}): Promise<{ email: string; roles: StaffRole[] }[]> {
  const rows = await selectStaff(deps.db);
  const byEmail = Map.groupBy(rows, (row) => row.email ?? "");
  return [...byEmail].map(([email, held]) => ({ email, roles: held.map(({ role }) => role) }));
}
