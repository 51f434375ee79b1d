import { checkFields, required } from "#core/validation.ts";
import { companyFields } from "#features/account/domain/contact-info.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { type CheckoutData, type CheckoutResponse, fetchCheckoutCall } from "../../contract.ts";
import { CHECKOUT_STEPS } from "../../domain/checkout-step.ts";

type PaymentValues = {
  payment_id: string;
  for_company: boolean;
  company_name: string;
  company_code: string;
  vat_code: string;
  /** The invoice address, if the order is not sent to an address. */
  first_address: string;
  city: string;
  zip: string;
  country_id: string;
};
type Place = { slug: string; language_id: number | undefined };

const blank: PaymentValues = {
  payment_id: "",
  for_company: false,
  company_name: "",
  company_code: "",
  vat_code: "",
  first_address: "",
  city: "",
  zip: "",
  country_id: "",
};

/** The payment step's form: its call leads to the last step. */
export function paymentForm(
  place: Place,
  isPaidAlready = false,
): CallForm<PaymentValues, CheckoutResponse> {
  return {
    blank,
    validate: (values) => ({
      ...(values.payment_id === "" && !isPaidAlready && { payment_id: "checkout.choose_payment" }),
      ...companyProblems(values),
    }),
    async send(make, values) {
      const problems = Object.entries(companyProblems(values));
      // Invalid company data is not saved: it would make the previous step incomplete, which could not explain why.
      if (problems.length > 0) {
        const errors = Object.fromEntries(problems.map(([field, { key }]) => [field, [key]]));
        return { ok: false, httpStatus: 422, message: "errors.invalid_input", errors };
      }
      const step = CHECKOUT_STEPS.confirm;
      const sent = await make(fetchCheckoutCall, { ...place, step, ...paymentChoices(values) });
      if (sent.ok) return sent;
      const named = Object.entries(sent.errors).map(([field, messages]) => [
        field.replace(/^company\./, ""),
        messages,
      ]);
      return { ...sent, errors: Object.fromEntries(named) };
    },
  };
}

const rules = rulesOf(companyFields);

function companyProblems(values: PaymentValues) {
  if (!values.for_company) return {};
  const { company_name, company_code, vat_code } = values;
  const ofName = { ...rules, company_name: [required, ...rules.company_name] };
  return checkFields({ company_name, company_code, vat_code }, ofName);
}

/** Incomplete company data is not saved, and does not replace complete data. */
export function paymentChoices(values: PaymentValues) {
  const { for_company, company_name, company_code, vat_code } = values;
  const payment_id = Number.parseInt(values.payment_id, 10);
  const isWrong = Object.keys(companyProblems(values)).length > 0;
  return {
    ...(payment_id > 0 && { payment_id }),
    ...(!for_company && { company: null }),
    ...(for_company && !isWrong && { company: { company_name, company_code, vat_code } }),
    ...(for_company && values.country_id !== "" && { address: invoiceAddress(values) }),
  };
}

const invoiceAddress = ({ first_address, city, zip }: PaymentValues) => ({
  first_address,
  city,
  zip,
});

/** An order to a locker has no typed address yet. A saved address is complete, and an order is final. */
export const isInvoiceAddressRequired = ({ courier_info, address, order }: CheckoutData): boolean =>
  courier_info?.has_pickup_points === true && address?.id === null && order === null;

export function knownPayment(data: CheckoutData) {
  const { payment_id, payment_methods, company, address } = data;
  const isOffered = payment_methods.some(({ id }) => id === payment_id);
  return {
    payment_id: isOffered ? String(payment_id) : "",
    for_company: company !== null,
    ...company,
    ...(isInvoiceAddressRequired(data) && address
      ? {
          ...invoiceAddress({ ...blank, ...address, country_id: "" }),
          country_id: String(address.country_id),
        }
      : {}),
  };
}
