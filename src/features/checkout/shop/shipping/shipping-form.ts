import type { MessageKey } from "#core/message-key.ts";
import { mapValues } from "#core/record.ts";
import type { CountryOfSite } from "#features/account/domain/addresses/delivery-address.ts";
import { BLANK_ADDRESS } from "#features/account/domain/addresses/postal-address.ts";
import type { AddressValues } from "#features/account/shop/addresses/address-form.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import type { Problems } from "#ui/form/form-state.ts";
import {
  type CheckoutChoices,
  type CheckoutData,
  type CheckoutResponse,
  fetchCheckoutCall,
} from "../../contract.ts";
import { completeShipping } from "../../domain/checkout-choices.ts";
import { CHECKOUT_STEPS, NO_DELIVERY } from "../../domain/checkout-step.ts";

export type ShippingValues = AddressValues & {
  shipping: string;
  /** "pickup" or "door". */
  way: string;
  /** A `local_delivery_type`. */
  delivery: string;
  parcel_shop: string;
  /** The id of a saved address; empty if the address is typed. */
  address_id: string;
  email: string;
};

type Place = { slug: string; language_id: number | undefined };
type Known = Pick<
  CheckoutData,
  "client_addresses" | "local_delivery_couriers" | "shipping_methods"
>;

const blank: ShippingValues = {
  shipping: "air",
  way: "door",
  delivery: "",
  parcel_shop: "",
  address_id: "",
  ...BLANK_ADDRESS,
  country_id: "",
  is_default: false,
  email: "",
};

/** The shipping step's form: its fields and rules, and the call that leads to the payment step. */
export function shippingForm(
  place: Place,
  judge: (values: ShippingValues) => Problems<ShippingValues> = () => ({}),
): CallForm<ShippingValues, CheckoutResponse> {
  return {
    blank,
    validate: judge,
    async send(make, values) {
      const step = CHECKOUT_STEPS.payment;
      const sent = await make(fetchCheckoutCall, { ...place, step, ...choicesOf(values) });
      return sent.ok ? sent : { ...sent, errors: errorsByField(sent.errors, values) };
    },
  };
}

/** The server's rules, checked before the call (product notes §6). */
export function validateShipping(known: Known, countries: readonly CountryOfSite[]) {
  return (values: ShippingValues): Problems<ShippingValues> => {
    const saved = known.client_addresses.find(({ id }) => String(id) === values.address_id);
    const service = known.local_delivery_couriers.find(
      ({ local_delivery_type }) => String(local_delivery_type) === values.delivery,
    );
    const judged = completeShipping({
      email: values.email,
      address: saved ?? { ...values, country_id: Number(values.country_id) },
      isShipped: known.shipping_methods[values.shipping === "sea" ? "sea" : "air"] !== null,
      delivery: service && {
        needsPoint: service.has_pickup_points,
        hasPoint: values.parcel_shop !== "",
      },
      // The next step asks for it.
      company: null,
      countries,
    });
    if (!("errors" in judged)) return {};
    const problems = errorsByField(judged.errors, values);
    return mapValues(problems, ([key]) => key);
  };
}

/** Errors of a saved address appear at the choice of addresses; a missing courier to a locker appears at the locker. */
function errorsByField(
  errors: Readonly<Record<string, MessageKey[]>>,
  { way, address_id }: ShippingValues,
) {
  const fieldOf = (field: string) => {
    if (field === "delivery" && way === "pickup") return "parcel_shop";
    if (field === "address" || (field.startsWith("address.") && address_id)) return "address_id";
    return field.replace(/^address\./, "");
  };
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [fieldOf(field), messages]),
  );
}

export function choicesOf(values: ShippingValues): CheckoutChoices {
  const { first_name, last_name, first_address, city, zip, phone_number } = values;
  const typed = { first_name, last_name, first_address, city, zip, phone_number };
  const country = Number.parseInt(values.country_id, 10) || undefined;
  return {
    shipping: values.shipping === "sea" ? "sea" : "air",
    delivery: Number.parseInt(values.delivery, 10) || NO_DELIVERY,
    parcel_shop: values.way === "pickup" ? values.parcel_shop || null : null,
    address: values.address_id
      ? { id: Number.parseInt(values.address_id, 10) }
      : { id: null, ...typed, ...(country && { country_id: country }) },
    country,
    email: values.email,
  };
}
