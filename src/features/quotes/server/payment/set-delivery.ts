import { fail, failField, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { checkAddress } from "#features/account/domain/addresses/check-address.ts";
import type { AddressInput } from "#features/account/domain/addresses/delivery-address.ts";
import { BLANK_ADDRESS } from "#features/account/domain/addresses/postal-address.ts";
import { toPostalAddress } from "#features/account/server/addresses/address-fields.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { toOrderPoint } from "#features/orders/domain/order.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { couriersForPrice } from "../../domain/quote-couriers.ts";
import { isOver } from "../expire-quotes.ts";
import { lockQuote, type Quote, updateQuote } from "../quotes.repository.ts";
import type { QuoteDelivery } from "../quotes.tables.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

export type SetDeliveryInput = {
  shipping: ShippingMethod;
  /** A `local_delivery_type`. */
  delivery: number;
  parcel_shop?: string | null | undefined;
  address: { id: number } | Record<string, unknown>;
};

type Refused =
  | typeof NOT_LOGGED_IN
  | "errors.not_found"
  | "errors.invalid_input"
  | "quotes.errors.wrong_state"
  | "quotes.errors.expired";

/**
 * Saves the shipping method, courier and address; the courier's fee becomes part of the price. Needs a
 * priced quote.
 */
export async function setDelivery(
  deps: QuotesDeps,
  quote: Quote,
  input: SetDeliveryInput,
): Promise<Result<null, Refused>> {
  if (quote.status !== "priced") return fail("quotes.errors.wrong_state");
  if (!quote.price?.methods[input.shipping])
    return failField("shipping", "checkout.errors.not_shipped");
  const way = await findWay(deps, quote, input);
  if (!way.ok) return way;
  const address = await findAddress(deps, quote, input.address, way.value.pickupPoint !== null);
  if (!address.ok) return address;
  const delivery = {
    method: input.shipping,
    ...way.value,
    address: toPostalAddress(address.value),
  };
  return inTransaction<Result<null, Refused>>(deps.db, async (tx) => {
    if (!(await lockActiveCustomer(tx, quote.customerId))) return fail(NOT_LOGGED_IN);
    const now = await lockQuote(tx, quote.id);
    if (now?.status !== "priced") return fail("quotes.errors.wrong_state");
    if (isOver(now, deps.now())) return fail("quotes.errors.expired");
    await updateQuote(tx, quote.id, { delivery });
    return succeed(null);
  });
}

type Way = Omit<QuoteDelivery, "method" | "address">;

async function findWay(
  { delivery, findSite }: QuotesDeps,
  { siteId, countryId, price }: Quote,
  input: SetDeliveryInput,
): Promise<Result<Way, "errors.invalid_input">> {
  const services = await delivery.listCouriers({ countryId, siteId });
  const service = services.find(({ id }) => id === input.delivery);
  if (!service) return failField("delivery", "validation.required");
  if (couriersForPrice([service], price).length === 0) {
    return failField("delivery", "checkout.errors.too_large_for_pickup");
  }
  const { id: serviceId, courier, name: courierName, feeCents } = service;
  const way = { serviceId, courier, courierName, feeCents, pickupPoint: null };
  if (service.way === "door") return succeed(way);
  const country = countryCode(findSite(siteId), countryId);
  const asked = input.parcel_shop ?? "";
  const point = asked ? await delivery.findPoint({ country, courier, id: asked }) : undefined;
  if (!point) return failField("parcel_shop", asked ? "validation.invalid" : "validation.required");
  return succeed({ ...way, pickupPoint: toOrderPoint(point) });
}

/** A saved address of the owner, or a typed one (for a locker: who picks up), in the country of the price. */
async function findAddress(
  { account, findSite }: QuotesDeps,
  quote: Quote,
  asked: SetDeliveryInput["address"],
  isPickup: boolean,
): Promise<Result<AddressInput, "errors.invalid_input">> {
  if (typeof asked.id === "number") {
    const own = (await account.listAddresses(quote.customerId)).find(({ id }) => id === asked.id);
    if (own?.country_id !== quote.countryId) return failField("address.id");
    return succeed(own);
  }
  const countries = findSite(quote.siteId).countries.map(({ id, isoCode }) => ({
    id,
    iso_code: isoCode,
  }));
  const typed = { ...BLANK_ADDRESS, ...asked, country_id: quote.countryId };
  const checked = checkAddress(typed, countries, isPickup);
  if (!("errors" in checked)) return succeed(checked.address);
  const errors = Object.entries(checked.errors).map(([field, all]) => [`address.${field}`, all]);
  return fail("errors.invalid_input", Object.fromEntries(errors));
}
