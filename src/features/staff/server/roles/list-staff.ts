import type { Queryable } from "#database/connect.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import { selectStaff } from "./roles.repository.ts";

export type StaffMember = {
  id: number;
  email: string;
  name: string;
  grants: StaffGrant[];
  seenAt: Date | null;
  hasFactor: boolean;
};

export async function listStaff(deps: { db: Queryable }): Promise<StaffMember[]> {
  const rows = await selectStaff(deps.db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((held) => {
    const [first] = held;
    if (!first?.email) return [];
    return {
      id: first.id,
      email: first.email,
      name: `${first.firstName} ${first.lastName}`.trim(),
      grants: held.map(({ role, siteIds }) => ({ role, siteIds })),
      seenAt: first.seenAt,
      hasFactor: first.hasFactor,
    };
  });
}
