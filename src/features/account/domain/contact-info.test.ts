import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contactInfo } from "./contact-info.ts";

const person = { first_name: "Rasa", last_name: "Rasaitė" };

test("company data are optional", () => {
  expect(z.parse(contactInfo, person)).toEqual({
    ...person,
    phone_number: "",
    company_name: "",
    company_code: "",
    vat_code: "",
  });
});

test.each([
  ["lt100012049817", "LT100012049817"],
  ["NL863108247B01", "NL863108247B01"],
  ["100482917300003", "100482917300003"],
  ["", ""],
  ["LT12", "LT12"],
  ["LT1", undefined],
  ["L12", undefined],
  ["LT1234567890123", "LT1234567890123"],
  ["LT12345678901234", undefined],
  ["123456789", "123456789"],
  ["12345678", undefined],
  ["1234567890123456", undefined],
  ["1LT12345", undefined],
  ["LT12345-", undefined],
  ["123456789X", undefined],
  ["LT", undefined],
  ["LT 10001", undefined],
  ["<b>1234567", undefined],
])("the VAT number %j is read as %s", (vat_code, kept) => {
  const read = z.safeParse(contactInfo, { ...person, vat_code });
  expect(read.success ? read.data.vat_code : undefined).toBe(kept);
});

test.each([
  ["lt", true],
  [undefined, true],
  ["l", false],
  ["LT", false],
  ["lit", false],
  ["lt-LT", false],
  ["xlt", false],
])("the language %j can be chosen: %s", (language, accepted) => {
  const read = z.safeParse(contactInfo, { ...person, language });
  expect(read.success).toBe(accepted);
  if (!accepted) expect(read.error?.issues[0]?.message).toBe("validation.invalid");
});

test("a wrong VAT number has its own message, and a non-text value is invalid", () => {
  const messages = (vat_code: unknown) =>
    z.safeParse(contactInfo, { ...person, vat_code }).error?.issues.map(({ message }) => message);
  expect(messages("?")).toEqual(["validation.vat_code"]);
  expect(messages(7)).toEqual(["validation.invalid"]);
});
