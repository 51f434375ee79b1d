import { expect, test } from "vitest";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import { choicesOf, shippingForm, validateShipping } from "./shipping-form.ts";
import { knownShipping } from "./shipping-values.ts";

const countries = [{ id: 1, iso_code: "LT" }];
const data = buildCheckoutData();
const { blank } = shippingForm({ slug: "abc", language_id: 1 });
const typed = {
  ...blank,
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Pilies g. 1",
  city: "Vilnius",
  zip: "LT-01123",
  phone_number: "+370 612 34567",
  country_id: "1",
  email: "rasa@example.com",
};

test("a missing locker is reported at the lockers, not at the couriers", () => {
  const problems = validateShipping(data, countries)({ ...typed, way: "pickup", delivery: "" });
  expect(problems).toHaveProperty("parcel_shop");
  expect(problems).not.toHaveProperty("delivery");
});

test("an invalid address is reported at its fields", () => {
  const judge = validateShipping(data, countries);
  expect(judge({ ...typed, zip: "nonsense", email: "no" })).toMatchObject({
    zip: "validation.post_code",
    email: "validation.email",
  });
});

test("a typed address is sent field by field, a saved one by its id", () => {
  expect(choicesOf(typed).address).toMatchObject({ id: null, city: "Vilnius", country_id: 1 });
  expect(choicesOf({ ...typed, address_id: "7" }).address).toEqual({ id: 7 });
});

test("a delivery to the door sends no locker, and no courier is chosen by default", () => {
  const choices = choicesOf({ ...typed, way: "door", parcel_shop: "A1" });
  expect(choices).toMatchObject({ parcel_shop: null, delivery: -1 });
});

test("the form starts with the shipping method and country known to the server", () => {
  const known = { ...blank, ...knownShipping(data, countries) };
  expect(choicesOf(known).shipping).toBe(data.selected_shipping_method);
  expect(known.country_id).toBe(String(data.country_id));
});

test("the form preselects a saved address only in a country of the shop", () => {
  const saved = (id: number, country_id: number) => ({
    ...{ id, country_id, is_default: id === 1 },
    ...{ first_name: "Rasa", last_name: "Rasaitė", first_address: "Pilies g. 1" },
    ...{ city: "Vilnius", zip: "LT-01123", phone_number: "+370 612 34567" },
  });
  const abroad = saved(1, 3);
  const known = (...client_addresses: (typeof abroad)[]) =>
    knownShipping(buildCheckoutData({ client_addresses }), countries);
  expect(known(abroad, saved(2, 1))).toMatchObject({ address_id: "2", country_id: "1" });
  expect(known(abroad)).toMatchObject({ address_id: "", country_id: "1" });
});
