import type { PointResponse, ServiceResponse } from "../../contract.ts";

/** What can be chosen in a country, and what was; fees are of the currency that is paid in. */
export type DeliveryChoices = {
  country_id: number;
  local_delivery_couriers: readonly ServiceResponse[];
  /** The chosen one's point, where it is known. */
  courier_info: { parcel_shop: PointResponse | null } | null;
};

/** Money of that currency, for the eye. */
export type ShowAmount = (amount: number) => string;

/** What a way begins with: the courier at the door who takes least; a locker is chosen by hand. */
export function firstDelivery(
  services: readonly ServiceResponse[],
  way: "pickup" | "door",
): string {
  if (way === "pickup") return "";
  const door = services.filter(({ has_pickup_points }) => !has_pickup_points);
  const cheapest = door.toSorted((a, b) => a.delivery_fee - b.delivery_fee)[0];
  return cheapest ? String(cheapest.local_delivery_type) : "";
}
