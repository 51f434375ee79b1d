import { findRequestedCountry } from "#features/sites/domain/requested-country.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { couriersCall, pickupPointsCall } from "../contract.ts";
import type { Delivery } from "./delivery.ts";
import { toPointResponse, toServiceResponse } from "./delivery-response.ts";

const DONE = { status: true as const };
const NO_SUCH_COUNTRY = failure(422, "errors.invalid_input", { country: ["validation.invalid"] });

const countryAsked = (input: {
  country_id?: number | undefined;
  country_iso?: string | undefined;
}) => ({
  id: input.country_id,
  isoCode: input.country_iso,
});

export function deliveryApi(delivery: Delivery): ApiRoute[] {
  return [
    handleCall(couriersCall, async (input, { site }) => {
      const country = findRequestedCountry(site, countryAsked(input));
      if (!country) return NO_SUCH_COUNTRY;
      const services = await delivery.listCouriers({ countryId: country.id, siteId: site.id });
      return { ...DONE, local_delivery_couriers: services.map(toServiceResponse) };
    }),

    handleCall(
      pickupPointsCall,
      async ({ near, query, courier, kinds, limit = 50, ...input }, { site }) => {
        const country = findRequestedCountry(site, countryAsked(input));
        if (!country) return NO_SUCH_COUNTRY;
        const { points, total } = await delivery.findPickupPoints({
          siteId: site.id,
          country,
          courier,
          kinds,
          text: query,
          near: near && { latitude: near.lat, longitude: near.lng },
          limit,
        });
        return { ...DONE, points: points.map(toPointResponse), total };
      },
    ),
  ];
}
