import type { CourierCode } from "../domain/courier.ts";
import type { DeliveryService } from "../domain/delivery-service.ts";
import {
  type FoundPoint,
  findPoints,
  type IndexedPoint,
  type PointQuery,
} from "../domain/find-points.ts";

type Country = { id: number; isoCode: string };
type Deps = {
  listServices: (input: { countryId: number; siteId: number }) => Promise<DeliveryService[]>;
  pointsOf: (country: string) => Promise<IndexedPoint[]>;
};

/** The points of a country that a site's customers may choose: only those of couriers that the site offers there. */
export async function findPickupPoints(
  deps: Deps,
  input: {
    siteId: number;
    country: Country;
    courier?: CourierCode | undefined;
  } & Omit<PointQuery, "couriers">,
): Promise<{ points: FoundPoint[]; total: number }> {
  const { siteId, country, courier, ...query } = input;
  const services = await deps.listServices({ countryId: country.id, siteId });
  const offered = services.filter(({ way }) => way === "pickup").map((one) => one.courier);
  const couriers = courier ? offered.filter((code) => code === courier) : offered;
  return findPoints(await deps.pointsOf(country.isoCode), { ...query, couriers });
}
