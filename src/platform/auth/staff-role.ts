import { isOneOf } from "#core/record.ts";

/** Product notes §9. The owner may do what every other role may. */
export const STAFF_ROLES = [
  "owner",
  "catalogue",
  "orders",
  "warehouse",
  "finance",
  "support",
  "content",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(text: string): text is StaffRole {
  return isOneOf(STAFF_ROLES, text);
}

export function canActAs(held: readonly StaffRole[], wanted: StaffRole): boolean {
  return held.includes("owner") || held.includes(wanted);
}
