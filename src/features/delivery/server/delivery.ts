import { createCache } from "#core/cache.ts";
import type { Database } from "#database/connect.ts";
import { indexPoints } from "../domain/find-points.ts";
import { selectPoints } from "./delivery.repository.ts";
import { downloadList } from "./download-list.ts";
import { findPickupPoints } from "./find-pickup-points.ts";
import { listCouriers } from "./list-couriers.ts";
import { refreshPoints } from "./refresh-points.ts";

type Deps = { db: Database; report: Parameters<typeof refreshPoints>[0]["report"] };

export function bindDelivery(deps: Deps) {
  const services = createCache(
    (input: { countryId: number; siteId: number }) => listCouriers(deps, input),
    ({ countryId, siteId }) => `${countryId} ${siteId}`,
  );
  const points = createCache(
    async (country: string) => indexPoints(await selectPoints(deps.db, country)),
    (country) => country,
  );
  const finder = { listServices: services.get, pointsOf: points.get };
  return {
    listCouriers: services.get,
    findPickupPoints: (input: Parameters<typeof findPickupPoints>[1]) =>
      findPickupPoints(finder, input),
    findPoint: async ({ country, courier, id }: { country: string; courier: string; id: string }) =>
      (await points.get(country)).find(({ point }) => point.id === id && point.courier === courier)
        ?.point,
    refreshPoints: () => refreshPoints({ ...deps, now: () => new Date(), download: downloadList }),
    /** Called when the database says that a fee or a point changed. */
    invalidate() {
      services.forget();
      points.forget();
    },
  };
}
export type Delivery = ReturnType<typeof bindDelivery>;
