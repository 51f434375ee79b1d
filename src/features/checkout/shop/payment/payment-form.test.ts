import { expect, test } from "vitest";
import { paymentChoices, paymentForm } from "./payment-form.ts";

const { blank } = paymentForm({ slug: "abc", language_id: 1 });
const company = { company_name: "UAB Rasa", company_code: "123456789", vat_code: "" };

test("a company that is only half typed does not take the place of the one that is kept", () => {
  const half = { ...blank, ...company, for_company: true, company_name: "" };
  expect(paymentChoices(half)).toEqual({});
  expect(paymentChoices({ ...half, company_name: "UAB Rasa" })).toEqual({ company });
  expect(paymentChoices({ ...half, for_company: false })).toEqual({ company: null });
});

test("a way to pay is named only once one is chosen", () => {
  expect(paymentChoices({ ...blank, payment_id: "2" })).toEqual({ payment_id: 2, company: null });
  expect(paymentChoices(blank)).not.toHaveProperty("payment_id");
});
