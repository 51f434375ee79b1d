import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { newPassword } from "./password-rule.ts";
import { ruleOf } from "./schema-rule.ts";

const rule = ruleOf(newPassword);

test.each([
  ["", "validation.required"],
  ["kitten7", "validation.password_short"],
  ["k".repeat(5) + "itten".repeat(30), "validation.password_long"],
  ["password", "validation.password_common"],
  ["PassWord123", "validation.password_common"],
  ["slaptažodis", "validation.password_common"],
  ["aaaaaaaa", "validation.password_common"],
  ["abcabcabc", "validation.password_common"],
  ["23456789", "validation.password_common"],
  ["76543210", "validation.password_common"],
  ["zyxwvuts", "validation.password_common"],
])("%s → %s", (password, key) => {
  expect(rule(password)).toEqual({ key });
});

test.each([
  "eight ch",
  "only letters here",
  "99 red balloons",
  " leading space",
  "ĄČĘĖĮŠŲŪ-žž",
  "🐈🐈🐈🐈 cats",
])("%s is a password: no composition rules", (password) => {
  expect(rule(password)).toBeUndefined();
});

test("a common password stays common in capitals", () => {
  expect(isCommonPassword("QWERTYUIOP")).toBe(true);
  expect(isCommonPassword("correct horse battery")).toBe(false);
});
