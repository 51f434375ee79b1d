import { mayUse, type StaffGrant } from "#platform/auth/staff-access.ts";
import type { ViewedLists } from "../records-deps.ts";

type Grants = readonly StaffGrant[];

/** Whether the list exists and these roles may open it. */
export function mayOpenList(lists: ViewedLists, list: string, { grants }: { grants: Grants }) {
  const access = Object.hasOwn(lists, list) ? lists[list] : undefined;
  return access !== undefined && mayUse(grants, access);
}

/** Shared views are visible to all colleagues, so owners can change and remove them, too. */
export const mayChangeShared = (grants: Grants): boolean =>
  grants.some(({ role }) => role === "owner");
