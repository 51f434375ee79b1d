import { expect, test } from "vitest";
import { completeShipping, type ShippingChoices } from "./checkout-choices.ts";

const complete: ShippingChoices = {
  email: " Rasa@Example.com ",
  address: {
    first_name: " Rasa ",
    last_name: "Rasaitė",
    first_address: "Pilies g. 1",
    city: "Vilnius",
    zip: "01123",
    phone_number: "+370 600 00000",
    country_id: 1,
  },
  isShipped: true,
  company: { company_name: " UAB Rasa ", company_code: "1", vat_code: "lt100001234567" },
  delivery: { needsPoint: false, hasPoint: false },
  countries: [{ id: 1, iso_code: "LT" }],
};
const address = (changes: object) => ({
  address: { ...complete.address, ...changes } as ShippingChoices["address"],
});

test("complete shipping details are trimmed and normalised", () => {
  expect(completeShipping(complete)).toEqual({
    complete: {
      email: "rasa@example.com",
      address: { ...complete.address, first_name: "Rasa", zip: "LT-01123" },
      company: { company_name: "UAB Rasa", company_code: "1", vat_code: "LT100001234567" },
    },
  });
});

test.each<[Partial<ShippingChoices>, Record<string, string[]>]>([
  [{ email: "" }, { email: ["validation.required"] }],
  [{ email: "rasa@" }, { email: ["validation.email"] }],
  [{ address: null }, { address: ["validation.required"] }],
  [address({ city: " " }), { "address.city": ["validation.required"] }],
  [address({ phone_number: "600" }), { "address.phone_number": ["validation.phone"] }],
  [address({ zip: "LV-1010" }), { "address.zip": ["validation.post_code"] }],
  [address({ zip: "" }), { "address.zip": ["validation.required"] }],
  [address({ country_id: 2 }), { "address.country_id": ["validation.invalid"] }],
  [
    address({ city: "", zip: "1" }),
    { "address.city": ["validation.required"], "address.zip": ["validation.post_code"] },
  ],
  [
    { company: { company_name: "UAB", company_code: "", vat_code: "?" } },
    { "company.vat_code": ["validation.vat_code"] },
  ],
  [{ isShipped: false }, { shipping: ["checkout.errors.not_shipped"] }],
  [{ delivery: undefined }, { delivery: ["validation.required"] }],
  [{ delivery: { needsPoint: true, hasPoint: false } }, { parcel_shop: ["validation.required"] }],
])("shipping details with %j fail with %j", (changes, errors) => {
  expect(completeShipping({ ...complete, ...changes })).toEqual({ errors });
});

const toLocker = { needsPoint: true, hasPoint: true };
const nameOnly = address({ first_address: "", city: "", zip: "" });

test("a delivery to a locker requires name, phone and e-mail; an invoice address is optional", () => {
  const locker = { ...complete, ...nameOnly, delivery: toLocker };
  expect(completeShipping(locker)).toMatchObject({
    complete: { address: { first_name: "Rasa", first_address: "", city: "", zip: "" } },
  });
  expect(completeShipping({ ...complete, delivery: toLocker })).toMatchObject({
    complete: { address: { first_address: "Pilies g. 1", zip: "LT-01123" } },
  });
  const lacks = (changes: object) =>
    completeShipping({ ...locker, ...address({ ...nameOnly.address, ...changes }) });
  expect(lacks({ phone_number: "" })).toMatchObject({
    errors: { "address.phone_number": [expect.any(String)] },
  });
  expect(lacks({ last_name: "" })).toMatchObject({
    errors: { "address.last_name": [expect.any(String)] },
  });
  expect(lacks({ zip: "1" })).toMatchObject({ complete: { address: { zip: "1" } } });
  expect(lacks({ country_id: 9 })).toMatchObject({
    errors: { "address.country_id": [expect.any(String)] },
  });
});

test.each([
  [{ last_name: "123" }, "address.last_name", "validation.person_name"],
  [{ first_address: "x" }, "address.first_address", "validation.street"],
  [{ first_address: "123" }, "address.first_address", "validation.street"],
  [{ city: "1" }, "address.city", "validation.town"],
])("%j is refused as an unusable address", (changes, field, key) => {
  const checked = completeShipping({ ...complete, ...address(changes) });
  expect(checked).toEqual({ errors: { [field]: [key] } });
});

test("a company without a name is left off the invoice", () => {
  for (const company of [null, { company_name: " ", company_code: "1", vat_code: "" }]) {
    expect(completeShipping({ ...complete, company })).toMatchObject({
      complete: { company: null },
    });
  }
});
