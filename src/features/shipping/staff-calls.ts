import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isIntegerCents } from "#core/money.ts";
import { isOneLine } from "#core/one-line.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { SHIPPING_METHODS } from "./domain/chargeable-weight.ts";

const done = z.object({ status: z.literal(true) });
const line = (longest = 200) =>
  z.string().check(z.trim(), z.maxLength(longest), z.refine(isOneLine, "validation.invalid"));
const filled = (longest = 200) => line(longest).check(z.minLength(1, "validation.required"));
const country = z
  .string()
  .check(z.trim(), z.regex(/^[A-Z]{2}$/, "office.warehouses.errors.country"));
const whole = (least: number, most: number) =>
  z
    .int("validation.number")
    .check(z.minimum(least, "validation.invalid"), z.maximum(most, "validation.invalid"));
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const edit = { seen: z.optional(z.record(z.string(), z.unknown())) };

/** All sites share this data, so staff of only some sites cannot access it. */
const own = { roles: ["finance"], scope: "shop" } as const;

const warehouseFields = z.object({
  code: z.string().check(z.trim(), z.regex(/^[A-Z0-9]{2,6}$/, "office.warehouses.errors.code")),
  country,
  city: filled(),
  street: filled(),
  region: line(),
  post_code: filled(20),
  phone: line(60),
  time_zone: filled(60),
  hours: filled(),
  currency: z.string().check(z.trim(), z.length(3, "validation.invalid")),
  rate: z.number("validation.number"),
  free_days: whole(0, 365),
  storage_per_day: z
    .number("validation.number")
    .check(z.minimum(0, "validation.invalid"), z.maximum(1000, "validation.invalid")),
});
export type WarehouseFields = z.infer<typeof warehouseFields>;

const listedWarehouse = z.extend(warehouseFields, { id: z.int(), rates: z.int() });
export type ListedWarehouse = z.infer<typeof listedWarehouse>;

const warehouseCalls = { ...own, tag: "staff: warehouses" };

export const listWarehousesCall = defineStaffCall({
  ...warehouseCalls,
  path: "/api/staff/warehouses/list",
  summary: "Finance: warehouses that receive and send, with how many rates each has",
  input: z.object({}),
  output: z.object({ status: z.literal(true), warehouses: z.array(listedWarehouse) }),
});

export const saveWarehouseCall = defineStaffCall({
  ...warehouseCalls,
  path: "/api/staff/warehouses/save",
  summary: "Finance: a new warehouse, or with its id other values of one",
  input: z.object({ id: z.optional(rowId), ...edit, changes: z.partial(warehouseFields) }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});

export const removeWarehouseCall = defineStaffCall({
  ...warehouseCalls,
  path: "/api/staff/warehouses/remove",
  summary: "Finance: takes a warehouse away that nothing was ever sent from, with its rates",
  input: z.object({ id: rowId }),
  output: done,
});

/** Stored in whole cents; a smaller fraction is refused, because it would be lost silently. */
const charge = z
  .number("validation.number")
  .check(
    z.minimum(0, "validation.invalid"),
    z.maximum(10_000, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );

/** `to_grams` is where the next tier begins, null for the last. A gap between two tiers would have no price. */
const tier = z.object({
  from_grams: whole(0, 1_000_000),
  to_grams: z.nullable(whole(1, 1_000_000)),
  per_kg: charge,
});
const rateFields = z.object({
  warehouse_id: rowId,
  country,
  method: z.enum(SHIPPING_METHODS),
  valid_from: day,
  base: charge,
  volume_divisor: whole(1000, 10_000),
  weight_step_grams: whole(1, 10_000),
  days_min: whole(0, 365),
  days_max: whole(0, 365),
  tiers: z.array(tier).check(z.minLength(1, "validation.required"), z.maxLength(30)),
});
export type RateFields = z.infer<typeof rateFields>;
export const rateInput = rateFields;

const listedRate = z.extend(rateFields, {
  id: z.int(),
  warehouse: z.string(),
  /** True for the newest version that is already valid. */
  is_current: z.boolean(),
  is_future: z.boolean(),
});
export type ListedRate = z.infer<typeof listedRate>;

const rateCalls = { ...own, tag: "staff: rates" };

export const listRatesCall = defineStaffCall({
  ...rateCalls,
  path: "/api/staff/rates/list",
  summary: "Finance: every rate with its tiers, by warehouse, country, method and day",
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    today: z.string(),
    warehouses: z.array(z.object({ id: z.int(), code: z.string(), city: z.string() })),
    countries: z.array(z.string()),
    rates: z.array(listedRate),
  }),
});

export const saveRateCall = defineStaffCall({
  ...rateCalls,
  path: "/api/staff/rates/save",
  summary:
    "Finance: what it costs from a day on, today or later; what was valid before stays as it was. `seen` is what was entered for that lane and day: without it, or where it is another, nothing is overwritten",
  input: z.extend(rateFields, { seen: z.optional(rateFields) }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});

export const removeRateCall = defineStaffCall({
  ...rateCalls,
  path: "/api/staff/rates/remove",
  summary: "Finance: takes back a rate that is not valid yet",
  input: z.object({ id: rowId }),
  output: done,
});

export const startRatesCall = defineStaffCall({
  ...rateCalls,
  path: "/api/staff/rates/start",
  summary:
    "Finance: starting rates from a warehouse to every country of the sites that it has none for, to be edited",
  input: z.object({ warehouse_id: rowId }),
  output: z.object({ status: z.literal(true), added: z.int() }),
});

const vatRow = z.object({
  country: z.string(),
  percent: z.number(),
  since: z.nullable(z.string()),
  /** True if the rate was entered here and is not built in. */
  is_own: z.boolean(),
  next: z.nullable(z.object({ since: z.string(), percent: z.number() })),
  /** The rates entered here, by first day. */
  entered: z.array(z.object({ since: z.string(), percent: z.number() })),
});
export type VatRow = z.infer<typeof vatRow>;

const taxCalls = { ...own, tag: "staff: taxes" };

export const listVatCall = defineStaffCall({
  ...taxCalls,
  path: "/api/staff/taxes/list",
  summary: "Finance: VAT of each country that a site sends to, today and as it will be",
  input: z.object({}),
  output: z.object({ status: z.literal(true), rates: z.array(vatRow) }),
});

export const saveVatCall = defineStaffCall({
  ...taxCalls,
  path: "/api/staff/taxes/save",
  summary:
    "Finance: VAT of a country from a day on; prices include it. `seen` is what was entered for that day: without it, or where it is another, nothing is overwritten",
  input: z.object({
    country,
    since: day,
    percent: z
      .number("validation.number")
      .check(z.minimum(0, "validation.invalid"), z.maximum(100, "validation.invalid")),
    seen: z.optional(z.number()),
  }),
  output: done,
});
