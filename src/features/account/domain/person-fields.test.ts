import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import {
  emailAddress,
  lineOfText,
  optionalLine,
  optionalPhoneNumber,
  personName,
  phoneNumber,
  streetLine,
  townName,
} from "./person-fields.ts";

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
  "ra\u200bsa@example.com",
  "rasa@example.com\u202e",
  "\u3164@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is not a valid email address", (given) => {
  expect(z.safeParse(emailAddress, given).success).toBe(false);
});

test("a name has 1 to 80 characters on one line and may contain HTML", () => {
  expect(z.parse(personName, "  Žydrė ")).toBe("Žydrė");
  expect(z.parse(personName, "<script>alert(1)")).toBe("<script>alert(1)");
  const rule = ruleOf(personName);
  expect(rule("   ")).toEqual({ key: "validation.required" });
  expect(rule(undefined)).toEqual({ key: "validation.required" });
  expect(rule("a".repeat(81))).toEqual({ key: "validation.too_long" });
  expect(rule("a".repeat(1024 * 1024))).toEqual({ key: "validation.too_long" });
  expect(rule("Rasa\r\nBcc: x")).toEqual({ key: "validation.invalid" });
});

test.each([
  ["nothing to see", "\u200b\u2060"],
  ["a letter that is blank", "\u3164"],
  ["a pattern without dots", "\u2800"],
  ["text that turns round", "Rasa\u202easaR"],
  ["a soft hyphen", "Ra\u00adsa"],
  ["half a character", "Rasa\ud800"],
  ["a link", "Win at https:evil.example://x"],
  ["a path", "evil.example/win"],
  ["a host", "Go to WWW.evil.example"],
])("a name with %s is refused", (_what, name) => {
  expect(["validation.person_name", "validation.invalid"]).toContain(ruleOf(personName)(name)?.key);
});

test.each(["Anne-Marie", "O’Neil", "Jürgen Müller jr.", "Мария", "李小龍", "Awww"])(
  "%s is a valid name",
  (name) => {
    expect(z.parse(personName, name)).toBe(name);
  },
);

test("an address line may contain a slash but no invisible characters", () => {
  expect(z.parse(lineOfText(200), "Gedimino pr. 9/1")).toBe("Gedimino pr. 9/1");
  expect(ruleOf(lineOfText(200))("\u200b")).toEqual({ key: "validation.invalid" });
  expect(ruleOf(optionalLine(200))("UAB\u202e")).toEqual({ key: "validation.invalid" });
});

test.each([
  [streetLine, "Ąžuolų 5", undefined],
  [streetLine, "A 5", undefined],
  [streetLine, "A5", "validation.street"],
  [streetLine, "12-34", "validation.street"],
  [streetLine, " ", "validation.required"],
  [townName, "Å", "validation.town"],
  [townName, "Os", undefined],
  [townName, "12345", "validation.town"],
  [personName, "123", "validation.person_name"],
  [personName, "Li", undefined],
])("streets, towns and people need letters in their names (%#)", (schema, text, key) => {
  expect(ruleOf(schema)(text)).toEqual(key && { key });
});

test("an empty name has exactly one error", () => {
  const { error } = z.safeParse(personName, "  ");
  expect(error?.issues.map(({ message }) => message)).toEqual(["validation.required"]);
  const street = z.safeParse(streetLine, "").error;
  expect(street?.issues.map(({ message }) => message)).toEqual(["validation.required"]);
});

test("a phone number begins with a plus, and an optional one may be missing", () => {
  const rule = ruleOf(phoneNumber);
  expect(rule("+370 600 00000")).toBeUndefined();
  expect(rule("860000000")).toEqual({ key: "validation.phone" });
  expect(rule("")).toEqual({ key: "validation.required" });
  expect(z.parse(optionalPhoneNumber, undefined)).toBe("");
  expect(ruleOf(optionalPhoneNumber)("123")).toEqual({ key: "validation.phone" });
});

test("each field has its own error messages", () => {
  const messages = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message);
  expect(messages(lineOfText(5), 7)).toEqual(["validation.required"]);
  expect(messages(lineOfText(5), "abcdef")).toEqual(["validation.too_long"]);
  expect(messages(lineOfText(5), "a\nb")).toEqual(["validation.invalid"]);
  expect(messages(optionalLine(5), 7)).toEqual(["validation.invalid"]);
  expect(messages(optionalLine(5), "abcdef")).toEqual(["validation.too_long"]);
  expect(messages(optionalLine(5), "a\nb")).toEqual(["validation.invalid"]);
  expect(messages(personName, "a/b")).toEqual(["validation.person_name"]);
  expect(messages(emailAddress, 7)).toEqual(["validation.required"]);
  expect(messages(emailAddress, "  ")).toContain("validation.required");
  expect(messages(emailAddress, "a b@c.lt")).toEqual(["validation.email"]);
  expect(messages(emailAddress, `${"a".repeat(250)}@b.lt`)).toEqual(["validation.email"]);
  expect(messages(phoneNumber, 7)).toEqual(["validation.required"]);
  expect(messages(phoneNumber, "")).toContain("validation.required");
  expect(messages(phoneNumber, "x")).toEqual(["validation.phone"]);
  expect(messages(phoneNumber, "x".repeat(41))).toEqual(["validation.phone", "validation.phone"]);
  expect(messages(optionalPhoneNumber, 7)).toEqual(["validation.phone"]);
  expect(messages(optionalPhoneNumber, "x")).toEqual(["validation.phone"]);
  const long = ["validation.phone", "validation.phone"];
  expect(messages(optionalPhoneNumber, "x".repeat(41))).toEqual(long);
});

test("an optional phone number is empty or complete", () => {
  expect(z.parse(optionalPhoneNumber, "  ")).toBe("");
  expect(z.parse(optionalPhoneNumber, " +37060000000 ")).toBe("+37060000000");
  expect(z.parse(optionalLine(5), undefined)).toBe("");
});

test("an email address has up to 254 characters", () => {
  const address = (length: number) => `${"a".repeat(length - 5)}@b.lt`;
  expect(z.safeParse(emailAddress, address(254)).success).toBe(true);
  expect(z.safeParse(emailAddress, address(255)).success).toBe(false);
});

test("a missing email or phone is reported as missing, a wrong one as invalid", () => {
  expect(ruleOf(emailAddress)("  ")).toEqual({ key: "validation.required" });
  expect(ruleOf(phoneNumber)("  ")).toEqual({ key: "validation.required" });
  for (const wrong of ["12", `+370 ${"1 ".repeat(40)}`]) {
    expect(ruleOf(phoneNumber)(wrong)).toEqual({ key: "validation.phone" });
    expect(ruleOf(optionalPhoneNumber)(wrong)).toEqual({ key: "validation.phone" });
  }
  expect(z.parse(optionalPhoneNumber, " ")).toBe("");
  expect(z.parse(optionalPhoneNumber, undefined)).toBe("");
});
