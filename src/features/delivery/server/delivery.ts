import { createCache } from "#core/cache.ts";
import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { localDelivery } from "../domain/courier.ts";
import { indexPoints } from "../domain/find-points.ts";
import { selectCourierNames, selectPoints } from "./delivery.repository.ts";
import { findPickupPoints } from "./find-pickup-points.ts";
import { listCouriers } from "./list-couriers.ts";
import { downloadList } from "./read-list.ts";
import { refreshPoints } from "./refresh-points.ts";

export const deliveryProblems = {
  pickup_points_refused: "a list of pickup points was refused",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    delivery: keyof typeof deliveryProblems;
  }
}

type Deps = { db: Database } & Pick<Parameters<typeof refreshPoints>[0], "report" | "now">;

export function bindDelivery(deps: Deps) {
  const services = createCache(
    (input: { countryId: number; siteId: number }) => listCouriers(deps, input),
    // The key contains the day, because a new fee may be valid from that day.
    ({ countryId, siteId }) => `${utcDay(deps.now())} ${countryId} ${siteId}`,
  );
  const points = createCache(
    async (country: string) => indexPoints(await selectPoints(deps.db, country)),
    (country) => country,
  );
  const finder = { listServices: services.get, pointsOf: points.get };
  return {
    listCouriers: services.get,
    /** The cheapest service to the door, for prices that include it. */
    localDeliveryTo: async (input: { countryId: number; siteId: number }) =>
      localDelivery(await services.get(input)),
    findPickupPoints: (input: Parameters<typeof findPickupPoints>[1]) =>
      findPickupPoints(finder, input),
    findPoint: async ({ country, courier, id }: { country: string; courier: string; id: string }) =>
      (await points.get(country)).find(({ point }) => point.id === id && point.courier === courier)
        ?.point,
    /** Also names couriers that are no longer offered. */
    nameCourier: async (code: string) => (await selectCourierNames(deps.db)).get(code) ?? code,
    refreshPoints: () => refreshPoints({ ...deps, download: downloadList }),
    /** Called when the database notifies that a fee or a point changed. */
    invalidate() {
      services.invalidate();
      points.invalidate();
    },
  };
}
export type Delivery = ReturnType<typeof bindDelivery>;
