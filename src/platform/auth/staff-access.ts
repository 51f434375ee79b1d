import type { StaffRole } from "./staff-role.ts";

/** `site`: what belongs to a site; `shop`: what all sites share; `own`: the caller's own account. */
type StaffScope = "site" | "shop" | "own";

/** Who may make a call of staff. The one table of permissions: menu, palette, pages and calls ask it. */
export type StaffAccess = {
  /** One of them is enough; the owner has all. */
  roles: readonly StaffRole[];
  scope: StaffScope;
  /** Money, roles and erasing: whoever proved themselves long ago does so again. */
  asksAgain?: boolean;
};

/** A role that somebody has; null is every site. */
export type StaffGrant = { role: StaffRole; siteIds: readonly number[] | null };

/** What all sites share is closed to whoever works for some of them. */
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

/** Undefined: every site. */
export function siteIdsOf(grants: readonly StaffGrant[]): readonly number[] | undefined {
  if (grants.some(({ siteIds }) => siteIds === null)) return undefined;
  return [...new Set(grants.flatMap(({ siteIds }) => siteIds ?? []))];
}

/** The same for the same roles and sites, in whichever order they were granted. */
export const grantsKey = (grants: readonly StaffGrant[]): string =>
  grants
    .map(({ role, siteIds }) => `${role}:${siteIds ? [...siteIds].sort((a, b) => a - b) : "all"}`)
    .sort()
    .join(" ");
