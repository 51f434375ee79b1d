import type { WirePoint } from "../../contract.ts";

/** A point that can be put on a map. */
export type LocatedPoint = WirePoint & { lat: number; lng: number };

export const isLocated = (point: WirePoint): point is LocatedPoint =>
  point.lat !== null && point.lng !== null;
