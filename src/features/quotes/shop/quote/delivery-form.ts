import type { MessageKey } from "#core/message-key.ts";
import { keysOf } from "#core/record.ts";
import type { PostalAddressFields } from "#features/account/contract.ts";
import { checkAddress } from "#features/account/domain/addresses/check-address.ts";
import type { CountryOfSite } from "#features/account/domain/addresses/delivery-address.ts";
import { BLANK_ADDRESS } from "#features/account/domain/addresses/postal-address.ts";
import type { AddressValues } from "#features/account/shop/addresses/address-form.ts";
import type { ServiceResponse } from "#features/delivery/contract.ts";
import type { DeliveryKind } from "#features/delivery/domain/courier.ts";
import { firstDelivery } from "#features/delivery/shop/choice/delivery-choices.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import type { Problems } from "#ui/form/form-state.ts";
import {
  type DeliveryInput,
  type QuoteDetails,
  type QuoteResponse,
  setDeliveryCall,
} from "../../contract.ts";
import { cheapestMethod } from "../../domain/quote-methods.ts";
import type { DeliveryChoice } from "../rules/chosen-sums.ts";

type DeliveryValues = AddressValues & {
  shipping: string;
  /** "pickup" or "door". */
  way: string;
  /** A `local_delivery_type`. */
  delivery: string;
  parcel_shop: string;
  /** The id of a saved address; empty if the user types a new one. */
  address_id: string;
};

const blank: DeliveryValues = {
  ...BLANK_ADDRESS,
  country_id: "",
  is_default: false,
  shipping: "air",
  way: "door",
  delivery: "",
  parcel_shop: "",
  address_id: "",
};

/** The form that chooses a quote's shipping method, courier and address: its fields, rules and API call. */
export function deliveryForm(
  slug: string,
  countries: readonly CountryOfSite[],
): CallForm<DeliveryValues, QuoteResponse> {
  return {
    blank,
    validate: (values) => judge(values, countries),
    async send(make, values) {
      const sent = await make(setDeliveryCall, { slug, ...inputOf(values) });
      return sent.ok ? sent : { ...sent, errors: byField(sent.errors, values) };
    },
  };
}

function judge(
  values: DeliveryValues,
  countries: readonly CountryOfSite[],
): Problems<DeliveryValues> {
  const isPickup = values.way === "pickup";
  return {
    ...(values.address_id === "" ? addressProblems(values, countries) : {}),
    ...(isPickup && values.parcel_shop === "" ? { parcel_shop: "checkout.choose_locker" } : {}),
    ...(!isPickup && values.delivery === "" ? { delivery: "validation.required" } : {}),
  };
}

/** Applies the server's rules before the request is sent. */
function addressProblems(
  values: DeliveryValues,
  countries: readonly CountryOfSite[],
): Problems<DeliveryValues> {
  const typed = { ...values, country_id: Number(values.country_id) };
  const checked = checkAddress(typed, countries, values.way === "pickup");
  if (!("errors" in checked)) return {};
  return Object.fromEntries(Object.entries(checked.errors).map(([field, [key]]) => [field, key]));
}

function inputOf(values: DeliveryValues): DeliveryInput {
  const { first_name, last_name, first_address, city, zip, phone_number } = values;
  const typed = { first_name, last_name, first_address, city, zip, phone_number };
  return {
    shipping: values.shipping === "sea" ? "sea" : "air",
    delivery: Number.parseInt(values.delivery, 10) || 0,
    parcel_shop: values.way === "pickup" ? values.parcel_shop : null,
    address: values.address_id ? { id: Number.parseInt(values.address_id, 10) } : typed,
  };
}

function byField(errors: Readonly<Record<string, MessageKey[]>>, { way }: DeliveryValues) {
  const fieldOf = (field: string) => {
    if (field === "address.id") return "address_id";
    if (field === "delivery" && way === "pickup") return "parcel_shop";
    return field.replace(/^address\./, "");
  };
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [fieldOf(field), messages]),
  );
}

/** The choice that the form starts with; the price shows this one until the user changes something. */
export function knownChoice(quote: QuoteDetails): DeliveryChoice {
  return choiceOf({ ...blank, ...knownDelivery(quote) });
}

export const choiceOf = ({ shipping, way, delivery }: DeliveryValues): DeliveryChoice => ({
  shipping: shipping === "sea" ? "sea" : "air",
  way: way === "pickup" ? "pickup" : "door",
  delivery,
});

/** The values to start with: the saved choice, or else the cheapest. */
export function knownDelivery(quote: QuoteDetails): Partial<DeliveryValues> {
  const { delivery, client_addresses: saved, local_delivery_couriers: services, methods } = quote;
  const chosenWay = delivery && (delivery.pickup_point ? "pickup" : "door");
  const way = chosenWay ?? cheapestWay(services);
  const own = saved.find(({ is_default }) => is_default) ?? saved[0];
  const usual = { address_id: own ? String(own.id) : "" };
  return {
    ...(delivery?.address ? chosenAddress(delivery.address, saved) : usual),
    shipping: delivery?.shipping_method ?? cheapestMethod(methods),
    way,
    delivery: delivery ? String(delivery.local_delivery_type) : firstDelivery(services, way),
    parcel_shop: delivery?.pickup_point?.id ?? "",
    country_id: String(quote.country_id),
  };
}

/** As with air and sea, the cheapest wins: the door, unless a locker costs less. */
function cheapestWay(services: readonly ServiceResponse[]): DeliveryKind {
  const least = (isPickup: boolean) =>
    Math.min(
      ...services
        .filter(({ has_pickup_points }) => has_pickup_points === isPickup)
        .map(({ delivery_fee }) => delivery_fee),
    );
  return least(true) < least(false) ? "pickup" : "door";
}

/** The saved choice: a saved address if one is equal, otherwise the typed fields. */
function chosenAddress(
  chosen: PostalAddressFields,
  saved: QuoteDetails["client_addresses"],
): Partial<DeliveryValues> {
  const { first_name, last_name, first_address, city, zip, phone_number } = chosen;
  const typed = { first_name, last_name, first_address, city, zip, phone_number };
  const fields = keysOf(typed);
  const same = saved.find((one) => fields.every((field) => one[field] === typed[field]));
  return same ? { address_id: String(same.id) } : { ...typed, address_id: "" };
}
