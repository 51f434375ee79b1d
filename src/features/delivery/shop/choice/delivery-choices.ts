import type { PointResponse, ServiceResponse } from "../../contract.ts";

/** The services of a country and the current choice; fees are in the currency that is paid. */
export type DeliveryChoices = {
  country_id: number;
  local_delivery_couriers: readonly ServiceResponse[];
  /** The chosen pickup point, if known. */
  courier_info: { parcel_shop: PointResponse | null } | null;
};

/** Formats an amount in that currency. */
export type ShowAmount = (amount: number) => string;

/** The initial choice: to the door, the cheapest courier; for lockers none, because the user must choose one. */
export function firstDelivery(
  services: readonly ServiceResponse[],
  way: "pickup" | "door",
): string {
  if (way === "pickup") return "";
  const door = services.filter(({ has_pickup_points }) => !has_pickup_points);
  const cheapest = door.toSorted((a, b) => a.delivery_fee - b.delivery_fee)[0];
  return cheapest ? String(cheapest.local_delivery_type) : "";
}
