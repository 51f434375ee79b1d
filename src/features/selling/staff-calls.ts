import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { rateInput } from "#features/shipping/staff-calls.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { PROMOTION_STATES } from "./domain/promotion-state.ts";

const day = z.string().check(z.refine(isDay, "validation.invalid"));
const amount = z
  .number("validation.number")
  .check(z.minimum(0, "validation.invalid"), z.maximum(100_000, "validation.invalid"));
const limit = z.nullable(
  z.int("validation.number").check(z.minimum(1, "validation.invalid"), z.maximum(10_000_000)),
);

const calls = { tag: "staff: promotions", roles: ["catalogue"], scope: "site" } as const;

const promotionFields = z.object({
  code: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9_-]{3,30}$/, "office.promotions.errors.code")),
  site_id: z.nullable(rowId),
  /** Euros or per cent. */
  amount,
  type: z.enum(["fixed", "percentage"]),
  /** First and last day in the shop's time zone; null means no limit. */
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  minimum: amount,
  max_uses: limit,
  max_uses_per_customer: limit,
});
export type PromotionFields = z.infer<typeof promotionFields>;

const listedPromotion = z.extend(promotionFields, {
  id: z.int(),
  uses: z.int(),
  /** The total discount, in euros, on orders that used it. */
  given: z.number(),
  state: z.enum(PROMOTION_STATES),
});
export type ListedPromotion = z.infer<typeof listedPromotion>;

export const listPromotionsCall = defineStaffCall({
  ...calls,
  path: "/api/staff/promotions/list",
  summary:
    "Catalogue: promotion codes with how often they were used and what they took off, the newest first",
  input: z.object({
    id: z.optional(rowId),
    query: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    state: z.optional(z.array(z.enum(PROMOTION_STATES)).check(z.maxLength(4))),
    site: z.optional(z.array(rowId).check(z.maxLength(200))),
    after: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({
    status: z.literal(true),
    promotions: z.array(listedPromotion),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const savePromotionCall = defineStaffCall({
  ...calls,
  path: "/api/staff/promotions/save",
  summary: "Catalogue: a new promotion code, or with its id other values of one",
  input: z.object({
    id: z.optional(rowId),
    seen: z.optional(z.record(z.string(), z.unknown())),
    changes: z.partial(promotionFields),
  }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});

export const endPromotionCall = defineStaffCall({
  ...calls,
  path: "/api/staff/promotions/end",
  summary: "Catalogue: a promotion code counts no more from now on",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true) }),
});

const rehearsedOrder = z.object({
  id: z.int(),
  number: z.string(),
  site_id: z.int(),
  grams: z.int(),
  before: z.number(),
  after: z.number(),
});
export type RehearsedOrder = z.infer<typeof rehearsedOrder>;

export const rehearseRateCall = defineStaffCall({
  tag: "staff: rates",
  roles: ["finance"],
  scope: "shop",
  path: "/api/staff/rates/rehearse",
  summary:
    "Finance: what the last 100 orders to a country would have paid for shipping by a rate that is not saved yet. Changes nothing",
  input: rateInput,
  output: z.object({
    status: z.literal(true),
    /** Of the last 100 orders to the country with this method, how many ship from this warehouse. */
    looked_at: z.int(),
    before: z.number(),
    after: z.number(),
    orders: z.array(rehearsedOrder),
  }),
});
