import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { answer, bySlug, euros, words } from "./contract.ts";
import { MAX_LINES } from "./domain/order-line.ts";

/** The calls by which staff handle quotes. Users without the required role get "not found". */

const TAG = "quotes";
const centimetres = z.number().check(z.positive(), z.maximum(500));

export const staffPriceCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/quotes/price/{slug}",
  tag: TAG,
  summary: "Staff (orders) confirm the proposed price or change it; it holds for 14 days",
  input: z.extend(bySlug, {
    /** The price of one piece of each line, in euros; null keeps the price that the customer entered. */
    unit_prices: z.optional(z.array(z.nullable(euros)).check(z.maxLength(MAX_LINES))),
    /** Set this if the shop's own price ends sooner; at most 14 days from now. */
    valid_until: z.optional(
      z.iso.datetime().check(z.refine((at) => isDay(at.slice(0, 10)), "validation.invalid")),
    ),
    service_fee: z.optional(z.number().check(z.minimum(0), z.maximum(10_000))),
    parcel: z.optional(
      z.object({
        weight: z.number().check(z.positive(), z.maximum(1000)),
        length: centimetres,
        width: centimetres,
        height: centimetres,
      }),
    ),
  }),
  output: answer,
});

export const staffRequestInfoCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/quotes/ask/{slug}",
  tag: TAG,
  summary: "Staff (orders) ask the owner for what is unclear",
  input: z.extend(bySlug, { question: words(2000) }),
  output: answer,
});

export const staffDeclineCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/quotes/decline/{slug}",
  tag: TAG,
  summary: "Staff (orders) decline a quote and say why",
  input: z.extend(bySlug, { reason: words(2000) }),
  output: answer,
});
