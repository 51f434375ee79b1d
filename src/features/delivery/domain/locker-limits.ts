import type { DeliveryKind } from "./courier.ts";

/** What lockers of the couriers usually take: the weight, and the largest compartment, its longest side first. */
export const LOCKER_LIMITS = { grams: 30_000, sidesCm: [64, 39, 38] as const };

type Piece = { grams: number; lengthCm: number; widthCm: number; heightCm: number };

/** What travels together, each thing with its quantity. */
export type ParcelContents = readonly { quantity: number; parcel: Piece }[];

/** Whether a parcel with these goods can be left at a pickup point. */
function fitsPickupPoint(contents: ParcelContents): boolean {
  const { grams, sidesCm } = LOCKER_LIMITS;
  const [longest, middle, shortest] = sidesCm;
  const sumOf = (of: (piece: Piece) => number) =>
    contents.reduce((sum, { quantity, parcel }) => sum + quantity * of(parcel), 0);
  const volume = sumOf(({ lengthCm, widthCm, heightCm }) => lengthCm * widthCm * heightCm);
  return (
    sumOf((piece) => piece.grams) <= grams &&
    volume <= longest * middle * shortest &&
    contents.every(({ parcel }) => sidesOf(parcel).every((side, at) => side <= (sidesCm[at] ?? 0)))
  );
}

/** A parcel may be turned in any way. */
const sidesOf = ({ lengthCm, widthCm, heightCm }: Piece): number[] =>
  [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one);

/** Those that can bring every one of the parcels: a courier to the door always, to a pickup point what fits there. */
export function servicesForParcels<Service extends { way: DeliveryKind }>(
  services: readonly Service[],
  parcels: readonly ParcelContents[],
): Service[] {
  const isFit = parcels.every(fitsPickupPoint);
  return services.filter(({ way }) => isFit || way === "door");
}
