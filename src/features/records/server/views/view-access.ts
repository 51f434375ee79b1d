import { mayUse, type StaffGrant } from "#platform/auth/staff-access.ts";
import type { ViewedLists } from "../records-deps.ts";

type Grants = readonly StaffGrant[];

/** A list that there is, and that somebody with these roles may open. */
export function mayOpenList(lists: ViewedLists, list: string, { grants }: { grants: Grants }) {
  const access = Object.hasOwn(lists, list) ? lists[list] : undefined;
  return access !== undefined && mayUse(grants, access);
}

/** Everybody has to look at what is shared, so owners change and remove it when its author does not. */
export const mayChangeShared = (grants: Grants): boolean =>
  grants.some(({ role }) => role === "owner");
