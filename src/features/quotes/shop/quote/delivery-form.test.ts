import { expect, test } from "vitest";
import { deliveryForm } from "./delivery-form.ts";

const { blank, validate } = deliveryForm("abc", [{ id: 1, iso_code: "LT" }]);
const person = {
  ...blank,
  first_name: "Rasa",
  last_name: "Rasaitė",
  phone_number: "+370 612 34567",
  country_id: "1",
  delivery: "5",
};

test("to a locker name, phone and the locker are enough", () => {
  const locker = { ...person, way: "pickup", parcel_shop: "A1" };
  expect(validate(locker)).toEqual({});
  expect(Object.keys(validate({ ...locker, phone_number: "", parcel_shop: "" })).sort()).toEqual([
    "parcel_shop",
    "phone_number",
  ]);
});

test("to the door the whole address is needed, and its post code is one of the country", () => {
  expect(Object.keys(validate(person)).sort()).toEqual(["city", "first_address", "zip"]);
  const home = { ...person, first_address: "Pilies g. 1", city: "Vilnius" };
  expect(validate({ ...home, zip: "LT-01123" })).toEqual({});
  expect(validate({ ...home, zip: "nonsense" })).toEqual({ zip: "validation.post_code" });
});
