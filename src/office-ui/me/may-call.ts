import { mayUse, type StaffAccess } from "#platform/auth/staff-access.ts";
import type { Me } from "./me.ts";

/** The part of a staff call that says who may make it. */
export type GuardedCall = { staff: StaffAccess };

/** The server checks the same rule, so the office shows only what the server will allow. */
export const mayCall = ({ grants }: Pick<Me, "grants">, { staff }: GuardedCall): boolean =>
  mayUse(
    grants.map(({ role, site_ids }) => ({ role, siteIds: site_ids })),
    staff,
  );
