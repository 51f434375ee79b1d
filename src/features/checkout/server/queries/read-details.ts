import type { SavedAddress } from "#features/account/contract.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { PickupPoint } from "#features/delivery/domain/pickup-point.ts";
import { type Country, countryCode, type Site } from "#features/sites/domain/site.ts";
import type { CheckoutAddress } from "../../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import type { Checkout } from "../checkouts.repository.ts";
import type { CheckoutView } from "./checkout-view.ts";

/** A country has thousands; what is asked for with every change stays small, and all can be searched. */
const POINTS_EACH = 8;

type Asked = {
  siteId: number;
  country: Pick<Country, "id" | "isoCode">;
  couriers: readonly DeliveryService[];
  /** The town that the buyer has typed; without it, any of the country. */
  town: string;
};

/** SPEC §3: `pickup_points` of each courier that has some, those of the buyer's town first. */
async function offeredPoints(
  { delivery }: Pick<CheckoutDeps, "delivery">,
  { siteId, country, couriers, town }: Asked,
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
type Known = { checkout: Checkout; addresses: readonly SavedAddress[] };

/** To whom, where and by whom, as it was chosen and typed so far. */
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

/** Rates and couriers are those of a country that the site sends to. */
export const knownCountry = ({ countries, defaultCountryId }: Site, id: number | null) =>
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
  const place = { siteId: site.id, country: { id: countryId, isoCode: country }, town };
  return {
    couriers,
    service,
    point,
    points: await offeredPoints({ delivery }, { ...place, couriers }),
  };
}
