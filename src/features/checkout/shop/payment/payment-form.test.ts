import { expect, test } from "vitest";
import { buildCheckoutData } from "../rules/fixtures/checkout.ts";
import {
  isInvoiceAddressRequired,
  knownPayment,
  paymentChoices,
  paymentForm,
} from "./payment-form.ts";

const { blank } = paymentForm({ slug: "abc", language_id: 1 });
const company = { company_name: "UAB Rasa", company_code: "123456789", vat_code: "" };

test("an incomplete company does not replace the saved one", () => {
  const half = { ...blank, ...company, for_company: true, company_name: "" };
  expect(paymentChoices(half)).toEqual({});
  expect(paymentChoices({ ...half, company_name: "UAB Rasa" })).toEqual({ company });
  expect(paymentChoices({ ...half, for_company: false })).toEqual({ company: null });
});

test("a payment method is sent only once one is chosen", () => {
  expect(paymentChoices({ ...blank, payment_id: "2" })).toEqual({ payment_id: 2, company: null });
  expect(paymentChoices(blank)).not.toHaveProperty("payment_id");
});

const service = {
  local_delivery_type: 7,
  courier: "omniva" as const,
  name: "Omniva",
  delivery_fee: 2.99,
  days: { min: 1, max: 2 },
  parcel_shop: null,
};
const address = {
  id: null,
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "",
  city: "",
  zip: "",
  phone_number: "+370 600 00000",
  country_id: 1,
};

test("an invoice address is required only where a company's goods go to a locker", () => {
  const locker = buildCheckoutData({
    courier_info: { ...service, has_pickup_points: true },
    address,
  });
  expect(isInvoiceAddressRequired(locker)).toBe(true);
  const door = { ...locker, courier_info: { ...service, has_pickup_points: false } };
  expect(isInvoiceAddressRequired(door)).toBe(false);
  expect(isInvoiceAddressRequired({ ...locker, address: { ...address, id: 3 } })).toBe(false);
  const known = { ...blank, ...knownPayment(locker), ...company, for_company: true };
  expect(paymentChoices({ ...known, city: "Vilnius" })).toMatchObject({
    company,
    address: { first_address: "", city: "Vilnius", zip: "" },
  });
  expect(paymentChoices({ ...known, for_company: false })).not.toHaveProperty("address");
});
