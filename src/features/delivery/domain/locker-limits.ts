import type { DeliveryKind } from "./courier.ts";

/** The usual limits of the couriers' lockers: the weight, and the sides of the largest compartment, longest first. */
export const LOCKER_LIMITS = { grams: 30_000, sidesCm: [64, 39, 38] as const };

type Piece = { grams: number; lengthCm: number; widthCm: number; heightCm: number };

/** The goods of one parcel with their quantities. */
export type ParcelContents = readonly { quantity: number; parcel: Piece }[];

/** Whether a pickup point takes a parcel with these goods. */
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

/** The sides, longest first, because a parcel may be turned in any way. */
const sidesOf = ({ lengthCm, widthCm, heightCm }: Piece): number[] =>
  [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one);

/**
 * The services that can carry all these parcels: to the door always, to pickup points only if the parcels
 * fit there.
 */
export function servicesForParcels<Service extends { way: DeliveryKind }>(
  services: readonly Service[],
  parcels: readonly ParcelContents[],
): Service[] {
  const isFit = parcels.every(fitsPickupPoint);
  return services.filter(({ way }) => isFit || way === "door");
}
