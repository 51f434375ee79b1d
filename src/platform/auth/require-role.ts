import { fail, type Result, succeed } from "#core/result.ts";
import { grantsFor, type StaffGrant, siteIdsOf } from "./staff-access.ts";
import { canActAs, type StaffRole } from "./staff-role.ts";

/** Who did it, for the audit log; null is the command line, which may do everything. */
export type StaffActor = {
  id: number | null;
  roles: readonly StaffRole[];
  /** The roles with their sites; if missing, every role covers every site. */
  grants?: readonly StaffGrant[];
  /** The sites whose records this call may access; undefined means every site. */
  siteIds?: readonly number[] | undefined;
  requestId?: string | undefined;
};

export const COMMAND_LINE: StaffActor = { id: null, roles: ["owner"] };

const NOT_FOUND = "errors.not_found";

/** The first line of every staff use case. For a caller without the role, the answer is "not found". */
export const requireRole = (actor: StaffActor | undefined, role: StaffRole) =>
  requireOneOfRoles(actor, [role]);

export function requireOneOfRoles(
  actor: StaffActor | undefined,
  roles: readonly StaffRole[],
): Result<StaffActor, typeof NOT_FOUND> {
  return actor && roles.some((role) => canActAs(actor.roles, role))
    ? succeed(withSitesOf(actor, roles))
    : { ...fail(NOT_FOUND), refusedRole: roles.join(", ") };
}

/** A person may have different roles on different sites, so the actor keeps only the sites of the roles asked for. */
function withSitesOf(actor: StaffActor, roles: readonly StaffRole[]): StaffActor {
  if (!actor.grants) return actor;
  return { ...actor, siteIds: siteIdsOf(grantsFor(actor.grants, { roles, scope: "site" })) };
}

/** For staff limited to some sites, records of other sites do not exist. */
export const reachesSite = ({ siteIds }: StaffActor, siteId: number): boolean =>
  !siteIds || siteIds.includes(siteId);
