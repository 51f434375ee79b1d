import { expect, test } from "vitest";
import { canActAs, isStaffRole, STAFF_ROLES } from "./staff-role.ts";

test("the roles are those of product notes §9", () => {
  expect(STAFF_ROLES.join(" ")).toBe("owner catalogue orders warehouse finance support content");
  expect(isStaffRole("finance")).toBe(true);
  expect(isStaffRole("admin")).toBe(false);
});

test.each(STAFF_ROLES)("the owner may act as %s, and each role as itself", (role) => {
  expect(canActAs(["owner"], role)).toBe(true);
  expect(canActAs([role], role)).toBe(true);
  expect(canActAs([], role)).toBe(false);
});

test("a role may not act as another one", () => {
  expect(canActAs(["support", "content"], "finance")).toBe(false);
  expect(canActAs(["finance"], "owner")).toBe(false);
});
