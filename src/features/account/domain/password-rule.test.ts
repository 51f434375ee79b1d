import { expect, test } from "vitest";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { enteredPassword, newPassword } from "./password-rule.ts";

const rule = ruleOf(newPassword);

test.each([
  ["", "validation.required"],
  ["kitten7", "validation.password_short"],
  ["k".repeat(5) + "itten".repeat(30), "validation.password_long"],
  [`${"k".repeat(9)}${"itten".repeat(24)}`, "validation.password_long"],
])("the password %s is refused with %s", (password, key) => {
  expect(rule(password)?.key).toBe(key);
});

test.each([
  "eight ch",
  "only letters here",
  "99 red balloons",
  " leading space",
  "ĄČĘĖĮŠŲŪ-žž",
  "🐈🐈🐈🐈 cats",
])("the password %s is accepted, without composition rules", (password) => {
  expect(rule(password)).toBeUndefined();
});

test("a password has 8 to 128 characters", () => {
  const letters = "kitten seven ".repeat(20);
  expect(rule(letters.slice(0, 8))).toBeUndefined();
  expect(rule(letters.slice(0, 128))).toBeUndefined();
  expect(rule(letters.slice(0, 129))).toEqual({ key: "validation.password_long" });
  expect(rule(undefined)).toEqual({ key: "validation.required" });
});

test("at login a password is any text up to 1024 characters", () => {
  const given = ruleOf(enteredPassword);
  expect(given("x")).toBeUndefined();
  expect(given("x".repeat(1024))).toBeUndefined();
  expect(given("")).toEqual({ key: "validation.required" });
  expect(given(undefined)).toEqual({ key: "validation.required" });
  expect(given("x".repeat(1025))).toEqual({ key: "validation.password_long" });
});

test("an empty password is reported as missing, not as short", () => {
  for (const schema of [newPassword, enteredPassword]) {
    expect(ruleOf(schema)("")).toEqual({ key: "validation.required" });
  }
});
