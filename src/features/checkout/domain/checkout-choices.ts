import * as z from "zod/mini";
import {
  type AddressInput,
  addressFields,
  type CountryOfSite,
  placeAddress,
} from "#features/account/domain/addresses/delivery-address.ts";
import { companyFields } from "#features/account/domain/contact-info.ts";
import { emailAddress, optionalLine } from "#features/account/domain/person-fields.ts";
import type { CheckoutAddress, CheckoutCompany } from "./checkout-data.ts";

type FieldErrors = Record<string, string[]>;

/** What the shipping step has so far. */
export type ShippingChoices = {
  email: string;
  address: Omit<CheckoutAddress, "id"> | null;
  /** Nothing where the chosen method does not reach the country. */
  isShipped: boolean;
  company: CheckoutCompany | null;
  delivery: { needsPoint: boolean; hasPoint: boolean } | undefined;
  countries: readonly CountryOfSite[];
};

export type CompleteShipping = {
  email: string;
  address: AddressInput;
  company: CheckoutCompany | null;
};

const companySchema = z.object(companyFields);
const addressSchema = z.object(addressFields);
/** Whoever picks up is found by name and phone; where they live is for an invoice, and nobody has to say. */
const pickupSchema = z.extend(addressSchema, {
  first_address: optionalLine(200),
  city: optionalLine(100),
});

/** PRODUCT §3 "payment": method, delivery, address (for a locker: who picks up) and email, each as it should be. */
export function completeShipping(
  choices: ShippingChoices,
): { complete: CompleteShipping } | { errors: FieldErrors } {
  const email = z.safeParse(emailAddress, choices.email);
  const isPickup = choices.delivery?.needsPoint ?? false;
  const address = checkAddress(choices.address, choices.countries, isPickup);
  const company = z.safeParse(companySchema, choices.company ?? {});
  const errors: FieldErrors = {
    ...(company.success ? {} : errorsOf("company", company.error.issues)),
    ...(choices.isShipped ? {} : { shipping: ["checkout.errors.not_shipped"] }),
    ...deliveryErrors(choices.delivery),
    ...("errors" in address ? address.errors : {}),
    ...(email.success ? {} : { email: email.error.issues.map(({ message }) => message) }),
  };
  if (Object.keys(errors).length > 0 || "errors" in address || !email.success) return { errors };
  const invoiced = company.success && company.data.company_name !== "" ? company.data : null;
  return { complete: { email: email.data, address: address.address, company: invoiced } };
}

function deliveryErrors(delivery: ShippingChoices["delivery"]): FieldErrors {
  if (!delivery) return { delivery: ["validation.required"] };
  return delivery.needsPoint && !delivery.hasPoint ? { parcel_shop: ["validation.required"] } : {};
}

function checkAddress(
  typed: ShippingChoices["address"],
  countries: readonly CountryOfSite[],
  isPickup: boolean,
): { address: AddressInput } | { errors: FieldErrors } {
  if (!typed) return { errors: { address: ["validation.required"] } };
  const parsed = z.safeParse(isPickup ? pickupSchema : addressSchema, typed);
  const known = parsed.success ? parsed.data : typed;
  const placed = isPickup ? placePickup(known, countries) : placeAddress(known, countries);
  const errors = parsed.success ? {} : errorsOf("address", parsed.error.issues);
  for (const [field, messages] of Object.entries("errors" in placed ? placed.errors : {})) {
    errors[`address.${field}`] ??= messages;
  }
  if (!parsed.success || "errors" in placed) return { errors };
  return { address: { ...parsed.data, zip: placed.address.zip } };
}

/** Nothing is sent to its post code, so that it is kept as it was typed. */
function placePickup<Fields extends { country_id: number; zip: string }>(
  known: Fields,
  countries: readonly CountryOfSite[],
): ReturnType<typeof placeAddress<Fields>> {
  const placed = placeAddress(known, countries);
  if ("address" in placed || placed.errors.country_id) return placed;
  return { address: known };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** The first complaint of each field. */
function errorsOf(part: string, issues: Issues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[`${part}.${String(path[0])}`] ??= [message];
  return errors;
}
