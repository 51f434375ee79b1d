import { expect, test } from "vitest";
import { isStaffRole, mayActAs, STAFF_ROLES } from "./staff-role.ts";

test("the roles of PRODUCT §9", () => {
  expect(STAFF_ROLES.join(" ")).toBe("owner catalogue orders warehouse finance support content");
  expect(isStaffRole("finance")).toBe(true);
  expect(isStaffRole("admin")).toBe(false);
});

test.each(STAFF_ROLES)("the owner may act as %s, and each role as itself", (role) => {
  expect(mayActAs(["owner"], role)).toBe(true);
  expect(mayActAs([role], role)).toBe(true);
  expect(mayActAs([], role)).toBe(false);
});

test("no role may act as another", () => {
  expect(mayActAs(["support", "content"], "finance")).toBe(false);
  expect(mayActAs(["finance"], "owner")).toBe(false);
});
