import { failField, type Result, succeed } from "#core/result.ts";
import { BLANK_ADDRESS } from "#features/account/domain/addresses/postal-address.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import { isProvider } from "#features/payments/domain/payment-provider.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import type { CheckoutChoices } from "../contract.ts";
import { NO_DELIVERY } from "../domain/checkout-step.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import type { Checkout, CheckoutChanges } from "./checkouts.repository.ts";

type Choices = Omit<CheckoutChoices, "shipping">;
type Deps = Pick<CheckoutDeps, "account" | "delivery">;
type Resolved<Value> = Result<Value, "errors.invalid_input">;

/**
 * The changes that choices make to a checkout. Text may be incomplete, but ids must exist: a country of the site,
 * the customer's own address, a courier of the country, one of its points.
 */
export async function resolveChoices(
  deps: Deps,
  visitor: CheckoutVisitor,
  checkout: Checkout,
  choices: Choices,
): Promise<Resolved<CheckoutChanges>> {
  const destination = await resolveDestination(deps, visitor, checkout, choices);
  if (!destination.ok) return destination;
  const isMoved = Object.keys(destination.value).length > 0;
  const isAsked = choices.delivery !== undefined || choices.parcel_shop !== undefined;
  const way =
    isMoved || isAsked
      ? await resolveDelivery(deps, visitor, { ...checkout, ...destination.value }, choices)
      : succeed({});
  if (!way.ok) return way;
  const { email, company, payment_id } = choices;
  return succeed({
    ...destination.value,
    ...way.value,
    ...(email === undefined ? {} : { email: email.trim() }),
    ...(company === undefined ? {} : { company }),
    ...(payment_id === undefined ? {} : { provider: isProvider(payment_id) ? payment_id : null }),
  });
}

type Destination = Pick<CheckoutChanges, "countryId" | "address" | "typedAddress" | "addressId">;

async function resolveDestination(
  deps: Deps,
  visitor: CheckoutVisitor,
  checkout: Checkout,
  { country, address }: Choices,
): Promise<Resolved<Destination>> {
  const { countries, defaultCountryId } = visitor.site;
  const isStrange = (id: number | undefined) =>
    id !== undefined && !countries.some((one) => one.id === id);
  if (isStrange(country)) return failField("country");
  if (isStrange(address?.country_id)) return failField("address.country_id");
  if (address?.id) return chooseSaved(deps, visitor, { id: address.id, country });
  if (!address) return succeed(country === undefined ? {} : moveTo(checkout, country));
  const country_id = address.country_id ?? country ?? checkout.countryId ?? defaultCountryId;
  if (country !== undefined && country !== country_id) return failField("country");
  const { id: _id, ...words } = address;
  const typed = { ...BLANK_ADDRESS, ...checkout.typedAddress, ...words, country_id };
  return succeed({ addressId: null, address: typed, typedAddress: typed, countryId: country_id });
}

/** Somebody else's address is treated like one that never existed. */
async function chooseSaved(
  { account }: Deps,
  { customer }: CheckoutVisitor,
  { id, country }: { id: number; country: number | undefined },
): Promise<Resolved<Destination>> {
  const saved = customer && (await account.listAddresses(customer.id));
  const own = saved?.find((one) => one.id === id);
  if (!own) return failField("address.id");
  if (country !== undefined && country !== own.country_id) return failField("country");
  // The typed address is kept in case the buyer returns to it, but this order does not use it.
  return succeed({ addressId: own.id, address: null, countryId: own.country_id });
}

/** A saved address is deselected, because it keeps its country; a typed one gets the new country. */
function moveTo({ address, countryId }: Checkout, country: number): Destination {
  if (country === countryId) return {};
  const moved = { countryId: country, addressId: null };
  if (!address) return moved;
  const typed = { ...address, country_id: country };
  return { ...moved, address: typed, typedAddress: typed };
}

type Way = Pick<CheckoutChanges, "deliveryId" | "parcelShop">;
type Placed = Pick<Checkout, "deliveryId" | "parcelShop"> & Destination;

async function resolveDelivery(
  deps: Deps,
  { site }: CheckoutVisitor,
  placed: Placed,
  { delivery, parcel_shop }: Choices,
): Promise<Resolved<Way>> {
  const countryId = placed.countryId ?? site.defaultCountryId;
  const country = countryCode(site, countryId);
  const couriers = await deps.delivery.listCouriers({ countryId, siteId: site.id });
  const find = (id: number | null) => couriers.find((one) => one.id === id);
  const service = find(delivery ?? placed.deliveryId);
  if (delivery !== undefined && delivery !== NO_DELIVERY && !service) return failField("delivery");
  const asked = parcel_shop === undefined ? placed.parcelShop : parcel_shop;
  const isThere = await hasPoint(deps, service, { country, id: asked });
  if (parcel_shop && !isThere) return failField("parcel_shop");
  return succeed({ deliveryId: service?.id ?? null, parcelShop: isThere ? asked : null });
}

async function hasPoint(
  { delivery }: Deps,
  service: DeliveryService | undefined,
  { country, id }: { country: string; id: string | null },
): Promise<boolean> {
  if (service?.way !== "pickup" || !id) return false;
  return (await delivery.findPoint({ country, courier: service.courier, id })) !== undefined;
}
