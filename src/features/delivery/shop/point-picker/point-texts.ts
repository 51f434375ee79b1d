import { formatOpeningHours } from "#features/sites/domain/opening-hours.ts";
import { formatNumber } from "#i18n/format.ts";
import type { PointResponse } from "../../contract.ts";
import type { CourierCode } from "../../domain/courier.ts";

/** A point with coordinates. */
export type LocatedPoint = PointResponse & { lat: number; lng: number };

export const isLocated = (point: PointResponse): point is LocatedPoint =>
  point.lat !== null && point.lng !== null;

const ALWAYS = "Mo-Su 00:00-24:00";

export const keyOf = ({ courier, parcelshop_id }: PointResponse) => `${courier} ${parcelshop_id}`;

export function addressOf({ address, zip, city }: PointResponse): string {
  return [address, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** "350 m", "1.2 km", "92 km". */
export function distanceText(metres: number, language: string): string {
  if (metres < 1000)
    return `${formatNumber(Math.max(10, Math.round(metres / 10) * 10), language)}\u00a0m`;
  return `${formatNumber(metres / 1000, language, metres < 10_000 ? 1 : 0)}\u00a0km`;
}

export function hoursText(hours: string, language: string, always: string): string {
  return hours === ALWAYS ? always : formatOpeningHours(hours, language);
}

/** A URL for directions on a street map, as our own map shows only towns. On a phone, it opens the map app. */
export function directionsAddress(point: PointResponse): string {
  const { lat, lng, country_iso } = point;
  const isKnown = lat !== null && lng !== null;
  const destination = isKnown ? `${lat},${lng}` : `${addressOf(point)}, ${country_iso}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** A courier with pickup points, with the fields that the picker needs. */
export type PickupService = {
  courier: CourierCode;
  name: string;
  /** Already formatted. */
  fee: string;
};
