import { defineRequest } from "#platform/api/call.ts";
import type { CourierCode } from "./domain/courier.ts";
import type { PointKind } from "./domain/pickup-point.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

/** A choice of local delivery (SPEC §3). */
export type WireService = {
  local_delivery_type: number;
  courier: CourierCode;
  name: string;
  delivery_fee: number;
  has_pickup_points: boolean;
  days: { min: number; max: number };
};

export type WirePoint = {
  parcelshop_id: string;
  courier: CourierCode;
  kind: PointKind;
  name: string;
  address: string;
  city: string;
  zip: string;
  country_iso: string;
  lat: number | null;
  lng: number | null;
  hours: string;
  notes: Record<string, string>;
  /** Metres, where the question had a place. */
  distance?: number | undefined;
};

type AskedCountry = { country_id?: number | undefined; country_iso?: string | undefined };

export const couriersRequest = defineRequest<
  AskedCountry,
  { status: true; local_delivery_couriers: WireService[] }
>({ path: "/api/delivery/couriers" });

export const pickupPointsRequest = defineRequest<
  AskedCountry & {
    courier?: CourierCode | undefined;
    kinds?: PointKind[] | undefined;
    query?: string | undefined;
    near?: { lat: number; lng: number } | undefined;
    limit?: number | undefined;
  },
  { status: true; points: WirePoint[]; total: number }
>({ path: "/api/delivery/pickup-points" });
