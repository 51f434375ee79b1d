import { expect, test } from "vitest";
import { grantsFor, mayUse, type StaffGrant, siteIdsOf } from "./staff-access.ts";

const everywhere: StaffGrant = { role: "orders", siteIds: null };
const somewhere: StaffGrant = { role: "orders", siteIds: [2, 3] };
const owner: StaffGrant = { role: "owner", siteIds: null };

test("a role may use calls that name it, and the owner may use all of them", () => {
  const access = { roles: ["orders"], scope: "site" } as const;
  expect(mayUse([everywhere], access)).toBe(true);
  expect(mayUse([owner], access)).toBe(true);
  expect(mayUse([everywhere], { roles: ["finance"], scope: "site" })).toBe(false);
  expect(mayUse([], access)).toBe(false);
});

test("a role for some sites may not use calls that affect all sites", () => {
  expect(mayUse([somewhere], { roles: ["orders"], scope: "shop" })).toBe(false);
  expect(mayUse([somewhere], { roles: ["orders"], scope: "site" })).toBe(true);
  expect(mayUse([somewhere], { roles: ["orders"], scope: "own" })).toBe(true);
});

test("the allowed sites are those of the roles for the call, or all if one role has no limit", () => {
  const support: StaffGrant = { role: "support", siteIds: [3, 9] };
  const access = { roles: ["orders", "support"], scope: "site" } as const;
  expect(siteIdsOf(grantsFor([somewhere, support], access))).toEqual([2, 3, 9]);
  expect(siteIdsOf(grantsFor([somewhere, support], { roles: ["support"], scope: "site" }))).toEqual(
    [3, 9],
  );
  expect(siteIdsOf(grantsFor([somewhere, everywhere], access))).toBeUndefined();
});
