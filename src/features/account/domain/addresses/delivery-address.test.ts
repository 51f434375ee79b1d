import { expect, test } from "vitest";
import { addressFields, validateAddressForSite } from "./delivery-address.ts";

const countries = [
  { id: 1, iso_code: "LT" },
  { id: 5, iso_code: "AE" },
];

test.each([
  [{ country_id: 1, zip: "01234" }, { address: { country_id: 1, zip: "LT-01234" } }],
  [{ country_id: 5, zip: "left over" }, { address: { country_id: 5, zip: "" } }],
  [{ country_id: 1, zip: "" }, { errors: { zip: ["validation.required"] } }],
  [{ country_id: 1, zip: "1011 AB" }, { errors: { zip: ["validation.post_code"] } }],
  [{ country_id: 2, zip: "LV-1010" }, { errors: { country_id: ["validation.invalid"] } }],
])("validating the address input %j gives %j", (input, answer) => {
  expect(validateAddressForSite(input, countries)).toEqual(answer);
});

test("an address without a country has the error “required”", () => {
  const read = addressFields.country_id.safeParse(undefined);
  expect(read.error?.issues[0]?.message).toBe("validation.required");
});
