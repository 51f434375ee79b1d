import type { SavedAddress } from "#features/account/contract.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import { servicesForParcels } from "#features/delivery/domain/locker-limits.ts";
import type { PickupPoint } from "#features/delivery/domain/pickup-point.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { type Country, countryCode, type Site } from "#features/sites/domain/site.ts";
import type { CheckoutAddress } from "../../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import type { Checkout } from "../checkouts.repository.ts";
import type { CheckoutView } from "./checkout-view.ts";

/** A country has thousands of points; the response stays small, and a search finds all of them. */
const POINTS_EACH = 8;

type ReadDetailsInput = {
  siteId: number;
  country: Pick<Country, "id" | "isoCode">;
  couriers: readonly DeliveryService[];
  /** The town that the buyer typed; if empty, points of any town. */
  town: string;
};

/** SPEC §3: the `pickup_points` of each courier that has some, those in the buyer's town first. */
async function offeredPoints(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  { siteId, country, couriers, town }: ReadDetailsInput,
): Promise<Map<string, PickupPoint[]>> {
  const codes = couriers.filter(({ way }) => way === "pickup").map(({ courier }) => courier);
  const ask = async (courier: (typeof codes)[number], text: string) =>
    (await delivery.findPickupPoints({ siteId, country, courier, text, limit: POINTS_EACH }))
      .points;
  const found = codes.map(async (courier) => {
    const near = town.trim() === "" ? [] : await ask(courier, town.trim());
    return [courier, near.length > 0 ? near : await ask(courier, "")] as const;
  });
  return new Map(await Promise.all(found));
}

export type Details = Pick<
  CheckoutView,
  "address" | "email" | "company" | "countryId" | "couriers" | "service" | "point" | "points"
>;
type Fitting = Pick<CheckoutView, "couriers" | "service" | "point" | "isTooLargeForPickup">;

/** Which couriers, and which chosen courier and point, can take the parcels. */
export function fittingDelivery(
  { couriers, service, point }: Pick<Details, "couriers" | "service" | "point">,
  parcels: CheckoutView["contents"]["parcels"],
): Fitting {
  const fitting = servicesForParcels(couriers, parcels);
  const isChosen = fitting.some(({ id }) => id === service?.id);
  return {
    couriers: fitting,
    service: isChosen ? service : undefined,
    point: isChosen ? point : undefined,
    isTooLargeForPickup: fitting.length < couriers.length,
  };
}

type Known = { checkout: Checkout; addresses: readonly SavedAddress[] };

/** The recipient, address and courier, as chosen and typed so far. */
export async function readDetails(
  deps: Pick<CheckoutDeps, "delivery">,
  { site, customer }: CheckoutVisitor,
  { checkout, addresses }: Known,
): Promise<Details> {
  const address = chosenAddress(checkout, addresses);
  const countryId = knownCountry(site, address?.country_id ?? checkout.countryId);
  return {
    address,
    email: checkout.email ?? customer?.email ?? "",
    company: checkout.company,
    countryId,
    ...(await chosenDelivery(deps, site, { checkout, countryId, town: address?.city ?? "" })),
  };
}

function chosenAddress(
  { addressId, address }: Checkout,
  addresses: readonly SavedAddress[],
): CheckoutAddress | null {
  const saved = addresses.find(({ id }) => id === addressId);
  if (!saved) return address && { ...address, id: null };
  const { is_default: _default, ...fields } = saved;
  return fields;
}

/** Rates and couriers exist only for countries that the site delivers to. */
const knownCountry = ({ countries, defaultCountryId }: Site, id: number | null) =>
  countries.find((country) => country.id === id)?.id ?? defaultCountryId;

async function chosenDelivery(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  site: Site,
  { checkout, countryId, town }: { checkout: Checkout; countryId: number; town: string },
): Promise<Pick<Details, "couriers" | "service" | "point" | "points">> {
  const couriers = await delivery.listCouriers({ countryId, siteId: site.id });
  const service = couriers.find(({ id }) => id === checkout.deliveryId);
  const country = countryCode(site, countryId);
  const point =
    service?.way === "pickup" && checkout.parcelShop !== null
      ? await delivery.findPoint({ country, courier: service.courier, id: checkout.parcelShop })
      : undefined;
  const destination = { siteId: site.id, country: { id: countryId, isoCode: country }, town };
  return {
    couriers,
    service,
    point,
    points: await offeredPoints({ delivery }, { ...destination, couriers }),
  };
}

type Order = ReadOrder["order"];
type KnownOrder = { checkout: Checkout; order: Order; addresses: readonly SavedAddress[] };

/** The details as ordered: a saved address or a locker that changed later does not change them. */
export async function orderedDetails(
  deps: Pick<CheckoutDeps, "delivery">,
  { site }: CheckoutVisitor,
  { checkout, order, addresses }: KnownOrder,
): Promise<Details> {
  const { address, company } = order;
  const countryId = knownCountry(site, address?.countryId ?? null);
  const country = countryCode(site, countryId);
  const couriers = await deps.delivery.listCouriers({ countryId, siteId: site.id });
  const service = orderedService(couriers, checkout, order);
  return {
    address: address && {
      id: addresses.find(({ id }) => id === checkout.addressId)?.id ?? null,
      ...toPostalAddressFields(address),
    },
    email: order.email ?? "",
    company: company && {
      company_name: company.name,
      company_code: company.code,
      vat_code: company.vatCode,
    },
    countryId,
    couriers,
    service,
    point: service && orderedPoint(order, service, country),
    // Nothing can be chosen any more.
    points: new Map(),
  };
}

/** The ordered courier at its price then; its days are included in the promised days, so they are zero here. */
function orderedService(
  couriers: readonly DeliveryService[],
  { deliveryId }: Checkout,
  { courier, pickupPoint, deliveryCents }: Order,
): DeliveryService | undefined {
  const way = pickupPoint ? "pickup" : "door";
  const same = couriers.filter((one) => one.courier === courier && one.way === way);
  const service = same.find(({ id }) => id === deliveryId) ?? same[0];
  return service && { ...service, feeCents: deliveryCents, daysMin: 0, daysMax: 0 };
}

function orderedPoint({ pickupPoint }: Order, { courier }: DeliveryService, country: string) {
  if (!pickupPoint) return undefined;
  const unknown = { city: "", postCode: "", coordinates: null, hours: "", notes: {} };
  return { ...pickupPoint, ...unknown, kind: "locker" as const, courier, country };
}
