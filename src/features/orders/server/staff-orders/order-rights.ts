import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { sumStaffOrdersCall } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";

/** Whether the staff member has one of these roles for the order's site. */
export function mayAs(
  { siteId }: Pick<Order, "siteId">,
  actor: StaffActor,
  ...roles: readonly StaffRole[]
): boolean {
  const allowed = requireOneOfRoles(actor, roles);
  return allowed.ok && reachesSite(allowed.value, siteId);
}

/** The actor with the sites whose order totals they may know; undefined for the warehouse, which sees no money. */
export function moneyReader(actor: StaffActor): StaffActor | undefined {
  const allowed = requireOneOfRoles(actor, sumStaffOrdersCall.staff.roles);
  return allowed.ok ? allowed.value : undefined;
}

export const seesMoney = (actor: StaffActor, order: Pick<Order, "siteId">): boolean =>
  mayAs(order, actor, ...sumStaffOrdersCall.staff.roles);
