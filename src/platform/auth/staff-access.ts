import type { StaffRole } from "./staff-role.ts";

/** `site`: data of one site; `shop`: data that all sites share; `own`: the caller's own account. */
type StaffScope = "site" | "shop" | "own";

/** Who may make a staff call. This is the only table of permissions: menu, palette, pages and calls use it. */
export type StaffAccess = {
  /** One of these roles is enough; the owner has all roles. */
  roles: readonly StaffRole[];
  scope: StaffScope;
  /** For money, roles and erasing: staff whose last proof of identity is too old must give it again. */
  asksAgain?: boolean;
};

/** A role of a member of staff; `siteIds` null means every site. */
export type StaffGrant = { role: StaffRole; siteIds: readonly number[] | null };

/** Staff limited to some sites have no access to what all sites share. */
export function grantsFor(
  grants: readonly StaffGrant[],
  { roles, scope }: StaffAccess,
): readonly StaffGrant[] {
  return grants.filter(
    ({ role, siteIds }) =>
      (role === "owner" || roles.includes(role)) && (scope !== "shop" || siteIds === null),
  );
}

export const mayUse = (grants: readonly StaffGrant[], access: StaffAccess): boolean =>
  grantsFor(grants, access).length > 0;

/** Undefined means every site. */
export function siteIdsOf(grants: readonly StaffGrant[]): readonly number[] | undefined {
  if (grants.some(({ siteIds }) => siteIds === null)) return undefined;
  return [...new Set(grants.flatMap(({ siteIds }) => siteIds ?? []))];
}

/** The same key for the same roles and sites, whatever the order they were granted in. */
export const grantsKey = (grants: readonly StaffGrant[]): string =>
  grants
    .map(({ role, siteIds }) => `${role}:${siteIds ? [...siteIds].sort((a, b) => a - b) : "all"}`)
    .sort()
    .join(" ");
