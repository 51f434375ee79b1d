import * as z from "zod/mini";
import { asMessageKey, type MessageKey } from "#core/message-key.ts";
import { checkAddress } from "#features/account/domain/addresses/check-address.ts";
import type {
  AddressInput,
  CountryOfSite,
} from "#features/account/domain/addresses/delivery-address.ts";
import { companyFields } from "#features/account/domain/contact-info.ts";
import { emailAddress } from "#features/account/domain/person-fields.ts";
import type { CheckoutAddress, CheckoutCompany } from "../contract.ts";

type FieldErrors = Record<string, MessageKey[]>;

/** The data of the shipping step so far. */
export type ShippingChoices = {
  email: string;
  address: Omit<CheckoutAddress, "id"> | null;
  /** False if the chosen method does not deliver to the country. */
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

/** Product notes §3 "payment": method, delivery, address (for a locker: who picks up) and email must all be valid. */
export function completeShipping(
  choices: ShippingChoices,
): { complete: CompleteShipping } | { errors: FieldErrors } {
  const email = z.safeParse(emailAddress, choices.email);
  const isPickup = choices.delivery?.needsPoint ?? false;
  const address = addressOf(choices, isPickup);
  const company = z.safeParse(companySchema, choices.company ?? {});
  const errors: FieldErrors = {
    ...(company.success ? {} : errorsOf("company", company.error.issues)),
    ...(choices.isShipped ? {} : { shipping: ["checkout.errors.not_shipped"] }),
    ...deliveryErrors(choices.delivery),
    ...("errors" in address ? address.errors : {}),
    ...(email.success
      ? {}
      : { email: email.error.issues.map(({ message }) => asMessageKey(message)) }),
  };
  if (Object.keys(errors).length > 0 || "errors" in address || !email.success) return { errors };
  const invoiced = company.success && company.data.company_name !== "" ? company.data : null;
  return { complete: { email: email.data, address: address.address, company: invoiced } };
}

function deliveryErrors(delivery: ShippingChoices["delivery"]): FieldErrors {
  if (!delivery) return { delivery: ["validation.required"] };
  return delivery.needsPoint && !delivery.hasPoint ? { parcel_shop: ["validation.required"] } : {};
}

function addressOf(
  { address: typed, countries }: Pick<ShippingChoices, "address" | "countries">,
  isPickup: boolean,
): { address: AddressInput } | { errors: FieldErrors } {
  if (!typed) return { errors: { address: ["validation.required"] } };
  const checked = checkAddress(typed, countries, isPickup);
  if (!("errors" in checked)) return checked;
  const errors = Object.entries(checked.errors).map(([field, all]) => [`address.${field}`, all]);
  return { errors: Object.fromEntries(errors) };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** The first error of each field. */
function errorsOf(part: string, issues: Issues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues)
    errors[`${part}.${String(path[0])}`] ??= [asMessageKey(message)];
  return errors;
}
