import { fail, type Result, succeed } from "#core/result.ts";
import { canActAs, type StaffRole } from "./staff-role.ts";

/** Who did it, for the audit log; null is the command line, which may do everything. */
export type StaffActor = {
  id: number | null;
  roles: readonly StaffRole[];
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
    ? succeed(actor)
    : { ...fail(NOT_FOUND), refusedRole: roles.join(", ") };
}

/** A record of another site does not exist for whoever works for some. */
export const reachesSite = ({ siteIds }: StaffActor, siteId: number): boolean =>
  !siteIds || siteIds.includes(siteId);
