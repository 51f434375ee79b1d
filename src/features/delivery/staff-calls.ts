import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { COURIERS, DELIVERY_KINDS } from "./domain/courier.ts";

const done = z.object({ status: z.literal(true) });
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const money = z
  .number("validation.number")
  .check(z.minimum(0, "validation.invalid"), z.maximum(1000, "validation.invalid"));
const days = z
  .int("validation.number")
  .check(z.minimum(0, "validation.invalid"), z.maximum(90, "validation.invalid"));
const courier = z.enum(COURIERS);

const calls = { tag: "staff: couriers", roles: ["finance"], scope: "shop" } as const;

const serviceFields = z.object({
  courier,
  country: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, "office.warehouses.errors.country")),
  /** Null means every site that does not have its own service. */
  site_id: z.nullable(rowId),
  way: z.enum(DELIVERY_KINDS),
  fee: money,
  days_min: days,
  days_max: days,
  is_offered: z.boolean(),
});
export type ServiceFields = z.infer<typeof serviceFields>;

const futureFee = z.object({ valid_from: z.string(), fee: z.number() });

const listedService = z.extend(serviceFields, {
  id: z.int(),
  next: z.nullable(futureFee),
  /** All later fees, earliest first. */
  later: z.array(futureFee),
});
export type ListedService = z.infer<typeof listedService>;

const listedCourier = z.object({
  code: courier,
  name: z.string(),
  /** The URLs where the courier publishes its pickup points. */
  list_addresses: z.array(z.string()),
  /** The number of pickup points by country. */
  points: z.record(z.string(), z.int()),
  lists: z.array(
    z.object({
      source: z.string(),
      read_at: z.string(),
      points: z.int(),
      bad_rows: z.int(),
      refusal: z.nullable(z.string()),
    }),
  ),
  services: z.array(listedService),
});
export type ListedCourier = z.infer<typeof listedCourier>;

export const listCouriersCall = defineStaffCall({
  ...calls,
  path: "/api/staff/couriers/list",
  summary: "Finance: couriers with their fees by country, and their lists of pickup points",
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    couriers: z.array(listedCourier),
    countries: z.array(z.string()),
  }),
});

export const saveServiceCall = defineStaffCall({
  ...calls,
  path: "/api/staff/couriers/save-service",
  summary: "Finance: a new way of a courier in a country, or with its id other values of one",
  input: z.object({
    id: z.optional(rowId),
    seen: z.optional(z.record(z.string(), z.unknown())),
    changes: z.partial(serviceFields),
  }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});

export const saveFeeCall = defineStaffCall({
  ...calls,
  path: "/api/staff/couriers/save-fee",
  summary:
    "Finance: what a way of a courier costs from a later day on; null removes what was entered for that day. `seen` is what that was: without it, or where it is another, nothing is overwritten or removed",
  input: z.object({
    id: rowId,
    valid_from: day,
    fee: z.nullable(money),
    seen: z.optional(z.number()),
  }),
  output: done,
});

export const removeServiceCall = defineStaffCall({
  ...calls,
  path: "/api/staff/couriers/remove-service",
  summary: "Finance: takes a way of a courier away; orders that chose it keep it",
  input: z.object({ id: rowId }),
  output: done,
});

export const readPointsCall = defineStaffCall({
  ...calls,
  path: "/api/staff/couriers/read-points",
  summary:
    "Finance: asks a courier for its list of pickup points now. With a reason it is taken also where it lost many of them",
  input: z.object({
    courier,
    reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  }),
  output: z.object({
    status: z.literal(true),
    points: z.int(),
    refusals: z.array(z.string()),
  }),
  timeoutMs: 120_000,
});
