import { isOneOf } from "#core/record.ts";

/** Product notes §5: the couriers that bring parcels from our warehouse in the destination country to the customer. */
export const COURIERS = [
  "omniva",
  "dpd",
  "lp_express",
  "venipak",
  "smartposti",
  "postnl",
  "aramex",
] as const;
export type CourierCode = (typeof COURIERS)[number];

export const isCourier = (code: string): code is CourierCode => isOneOf(COURIERS, code);

/** To the customer's door, or to a place where the customer collects the parcel. */
export const DELIVERY_KINDS = ["pickup", "door"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

type Priced = { way: DeliveryKind; feeCents: number; daysMin: number; daysMax: number };

/** Product notes §5: the cheapest service to the door or, if no courier delivers to the door, to a pickup point. */
export function cheapestService<Service extends Priced>(
  services: readonly Service[],
): Service | undefined {
  const atDoor = services.filter(({ way }) => way === "door");
  const [cheapest] = (atDoor.length > 0 ? atDoor : services).toSorted(
    (one, other) => one.feeCents - other.feeCents || one.daysMax - other.daysMax,
  );
  return cheapest;
}

/** Only the fields that prices and days need, because every page that shows them sends this data. */
export function localDelivery(services: readonly Priced[]) {
  const cheapest = cheapestService(services);
  if (!cheapest) return null;
  const { feeCents, daysMin, daysMax } = cheapest;
  return { feeCents, daysMin, daysMax };
}
