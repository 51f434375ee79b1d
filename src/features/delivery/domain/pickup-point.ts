import type { CourierCode } from "./courier.ts";

export const POINT_KINDS = ["locker", "shop", "post_office"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** A place of a courier where parcels are collected. */
export type PickupPoint = {
  /** The courier's own id, which the courier asks for when a parcel is sent there. */
  id: string;
  courier: CourierCode;
  kind: PointKind;
  name: string;
  address: string;
  city: string;
  postCode: string;
  country: string;
  /** Null if the list has only the address. */
  coordinates: Coordinates | null;
  /** In schema.org's notation if the courier's text could be read, otherwise the courier's own text. */
  hours: string;
  /** How to find the point, by language. */
  notes: Record<string, string>;
};

export type Coordinates = { latitude: number; longitude: number };

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in whole metres. */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const square =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(square))));
}
