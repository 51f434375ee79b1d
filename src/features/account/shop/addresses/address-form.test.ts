import { expect, test } from "vitest";
import type { SavedAddress } from "../../contract.ts";
import { addressForm, addressValues } from "./address-form.ts";

const countries = [
  { id: 1, iso_code: "LT" },
  { id: 5, iso_code: "AE" },
];
const { blank, validate } = addressForm(countries);
const filled = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Pilies g. 1",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+370 612 34567",
  country_id: "1",
  is_default: false,
};

test("a complete address form has no errors", () => {
  expect(validate(filled)).toEqual({});
  expect(validate({ ...filled, country_id: "5", zip: "" })).toEqual({});
});

test("an empty address form has an error for each required field", () => {
  expect(Object.keys(validate(blank)).sort()).toEqual([
    "city",
    "country_id",
    "first_address",
    "first_name",
    "last_name",
    "phone_number",
  ]);
});

test.each([
  [{ zip: "1011 AB" }, { zip: { key: "validation.post_code" } }],
  [{ zip: "" }, { zip: { key: "validation.required" } }],
  [{ country_id: "2" }, { country_id: { key: "validation.invalid" } }],
  [{ first_name: "a".repeat(1_000_000) }, { first_name: { key: "validation.too_long" } }],
  [{ phone_number: "861234567" }, { phone_number: { key: "validation.phone" } }],
])("an address form with %j has the right errors", (changes, problems) => {
  expect(validate({ ...filled, ...changes })).toEqual(problems);
});

test("a saved address in a country the site does not serve starts without a country", () => {
  const address: SavedAddress = { ...filled, id: 7, country_id: 2 };
  expect(addressValues(address, countries)).toEqual({ ...filled, country_id: "" });
});
