import { mayUse, type StaffAccess } from "#platform/auth/staff-access.ts";
import type { Me } from "./me.ts";

/** A call of staff, as far as it says who may make it. */
export type GuardedCall = { staff: StaffAccess };

/** The server asks the same of the same table: what is shown here is what answers there. */
export const mayCall = ({ grants }: Pick<Me, "grants">, { staff }: GuardedCall): boolean =>
  mayUse(
    grants.map(({ role, site_ids }) => ({ role, siteIds: site_ids })),
    staff,
  );
