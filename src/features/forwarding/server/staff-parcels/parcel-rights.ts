import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { parcelsCsvCall } from "../../staff-calls.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";

type OfSite = Pick<ForwardRequest, "siteId">;

/** Whether the staff member has one of these roles for the parcel's site. */
export function mayAs({ siteId }: OfSite, actor: StaffActor, ...roles: readonly StaffRole[]) {
  const allowed = requireOneOfRoles(actor, roles);
  return allowed.ok && reachesSite(allowed.value, siteId);
}

/** The actor with the sites whose prices they may know; undefined for the warehouse, which sees no money. */
export function moneyReader(actor: StaffActor): StaffActor | undefined {
  const allowed = requireOneOfRoles(actor, parcelsCsvCall.staff.roles);
  return allowed.ok ? allowed.value : undefined;
}

export const seesMoney = (actor: StaffActor, request: OfSite): boolean =>
  mayAs(request, actor, ...parcelsCsvCall.staff.roles);
