import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { PickupPoint } from "#features/delivery/domain/pickup-point.ts";
import type { Country } from "#features/sites/domain/site.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";

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
export async function offeredPoints(
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
