import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contactInfo } from "./contact-info.ts";

const person = { first_name: "Rasa", last_name: "Rasaitė" };

test("company data may be left out", () => {
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
  ["LT", undefined],
  ["LT 10001", undefined],
  ["<b>1234567", undefined],
])("VAT number %j → %s", (vat_code, kept) => {
  const read = z.safeParse(contactInfo, { ...person, vat_code });
  expect(read.success ? read.data.vat_code : undefined).toBe(kept);
});
