import { fail, type Result, succeed } from "#core/result.ts";
import { grantsFor, type StaffGrant, siteIdsOf } from "./staff-access.ts";
import { canActAs, type StaffRole } from "./staff-role.ts";

/** Who did it, for the audit log; null is the command line, which may do everything. */
export type StaffActor = {
  id: number | null;
  roles: readonly StaffRole[];
  /** The roles with their sites; without them every role reaches every site. */
  grants?: readonly StaffGrant[];
  /** The sites whose records this call may reach; undefined is every site. */
  siteIds?: readonly number[] | undefined;
  requestId?: string | undefined;
};

export const COMMAND_LINE: StaffActor = { id: null, roles: ["owner"] };

const NOT_FOUND = "errors.not_found";

/** The first line of every staff use case. To whom has no role, what staff do does not exist. */
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

/** Somebody may be one thing for one site and another for another: the sites are those of the role that is asked for. */
function withSitesOf(actor: StaffActor, roles: readonly StaffRole[]): StaffActor {
  if (!actor.grants) return actor;
  return { ...actor, siteIds: siteIdsOf(grantsFor(actor.grants, { roles, scope: "site" })) };
}

/** A record of another site does not exist for whoever works for some. */
export const reachesSite = ({ siteIds }: StaffActor, siteId: number): boolean =>
  !siteIds || siteIds.includes(siteId);
