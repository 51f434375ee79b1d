import { expect, test } from "vitest";
import { toPostalAddress, toPostalAddressFields } from "../../server/addresses/address-fields.ts";
import { BLANK_ADDRESS } from "./postal-address.ts";

const onWire = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Gedimino pr. 9",
  city: "Vilnius",
  zip: "LT-01103",
  phone_number: "+37060000000",
  country_id: 1,
};

test("an address is unchanged after conversion to the API form and back", () => {
  const address = toPostalAddress(onWire);
  expect(address).toEqual({
    firstName: "Rasa",
    lastName: "Rasaitė",
    firstAddress: "Gedimino pr. 9",
    city: "Vilnius",
    zip: "LT-01103",
    phoneNumber: "+37060000000",
    countryId: 1,
  });
  expect(toPostalAddressFields(address)).toEqual(onWire);
});

test("a blank address has every typed field empty", () => {
  const { country_id: _chosen, ...typed } = onWire;
  expect(Object.keys(BLANK_ADDRESS)).toEqual(Object.keys(typed));
  expect(Object.values(BLANK_ADDRESS).every((text) => text === "")).toBe(true);
});
