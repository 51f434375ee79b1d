import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress, optionalPhoneNumber, personName, phoneNumber } from "./person-fields.ts";
import { ruleOf } from "./schema-rule.ts";

test.each([
  ["  Rasa@Example.COM ", "rasa@example.com"],
  ["o'neil+shop@mail.example.lt", "o'neil+shop@mail.example.lt"],
  ["žydrūnas@pavyzdys.lt", "žydrūnas@pavyzdys.lt"],
])("the normal form of %s is %s", (given, kept) => {
  expect(z.parse(emailAddress, given)).toBe(kept);
});

test.each([
  "",
  "rasa",
  "rasa@localhost",
  "rasa@@example.com",
  "a@example.com\r\nBcc: all@example.com",
  "a@example.com,b@example.com",
  "Rasa <rasa@example.com>",
  "rasa@exam\u0000ple.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no e-mail address", (given) => {
  expect(z.safeParse(emailAddress, given).success).toBe(false);
});

test("names have 1 to 80 characters on one line; a script is a name like any other", () => {
  expect(z.parse(personName, "  Žydrė ")).toBe("Žydrė");
  expect(z.parse(personName, "<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
  const rule = ruleOf(personName);
  expect(rule("   ")).toEqual({ key: "validation.required" });
  expect(rule(undefined)).toEqual({ key: "validation.required" });
  expect(rule("a".repeat(81))).toEqual({ key: "validation.too_long" });
  expect(rule("a".repeat(1024 * 1024))).toEqual({ key: "validation.too_long" });
  expect(rule("Rasa\r\nBcc: x")).toEqual({ key: "validation.invalid" });
});

test("a phone number begins with a plus; it may be left out where it is optional", () => {
  const rule = ruleOf(phoneNumber);
  expect(rule("+370 600 00000")).toBeUndefined();
  expect(rule("860000000")).toEqual({ key: "validation.phone" });
  expect(rule("")).toEqual({ key: "validation.required" });
  expect(z.parse(optionalPhoneNumber, undefined)).toBe("");
  expect(ruleOf(optionalPhoneNumber)("123")).toEqual({ key: "validation.phone" });
});
