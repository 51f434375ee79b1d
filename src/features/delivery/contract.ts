import * as z from "zod/mini";
import { requestedCountryFields } from "#features/sites/contract.ts";
import { defineCall } from "#platform/api/call.ts";
import { COURIERS } from "./domain/courier.ts";
import { POINT_KINDS } from "./domain/pickup-point.ts";

const courier = z.enum(COURIERS);
const kind = z.enum(POINT_KINDS);
const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));

export const deliveryService = z.object({
  local_delivery_type: z.int(),
  courier,
  name: z.string(),
  delivery_fee: z.number(),
  has_pickup_points: z.boolean(),
  days: z.object({ min: z.int(), max: z.int() }),
});

export const deliveryPoint = z.object({
  parcelshop_id: z.string(),
  courier,
  kind,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  country_iso: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  hours: z.string(),
  notes: z.record(z.string(), z.string()),
  distance: z.optional(z.int()),
});

export const couriersCall = defineCall({
  path: "/api/delivery/couriers",
  tag: "delivery",
  summary: "Couriers in a country, to the door and to pickup points, with fees in euros",
  input: z.object(requestedCountryFields),
  output: z.object({ status: z.literal(true), local_delivery_couriers: z.array(deliveryService) }),
});

export const pickupPointsCall = defineCall({
  path: "/api/delivery/pickup-points",
  tag: "delivery",
  summary: "Pickup points by words and by distance; `total` counts those beyond the limit too",
  input: z.object({
    ...requestedCountryFields,
    courier: z.optional(courier),
    kinds: z.optional(z.array(kind).check(z.maxLength(POINT_KINDS.length))),
    query: z.optional(z.string().check(z.maxLength(200))),
    near: z.optional(z.object({ lat: degrees(90), lng: degrees(180) })),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  output: z.object({ status: z.literal(true), points: z.array(deliveryPoint), total: z.int() }),
});

export type ServiceResponse = z.infer<typeof deliveryService>;
export type PointResponse = z.infer<typeof deliveryPoint>;
