import type { CourierCode } from "./courier.ts";

export const POINT_KINDS = ["locker", "shop", "post_office"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** A place of a courier where parcels are collected. */
export type PickupPoint = {
  /** The courier's own, which they ask for when a parcel is sent there. */
  id: string;
  courier: CourierCode;
  kind: PointKind;
  name: string;
  address: string;
  city: string;
  postCode: string;
  country: string;
  /** Some lists say only where it is in words. */
  coordinates: Coordinates | null;
  /** Schema.org's notation where the courier's could be read, else as the courier wrote it. */
  hours: string;
  /** How to find it, by language. */
  notes: Record<string, string>;
};

export type Coordinates = { latitude: number; longitude: number };
