import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isIntegerCents, toDecimal } from "#core/money.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { answer, bySlug, words } from "../contract.ts";
import { MAX_LINES } from "../domain/order-line.ts";
import { PRICE_LIMITS } from "../domain/staff-price.ts";

/** How staff answer a quote. Users without the required role get "not found". */

const TAG = "quotes";
const ANSWERERS = ["orders"] as const;

const { unitCents, serviceCents, grams, centimetres: most } = PRICE_LIMITS;
const unitPrice = z
  .number("validation.goods_value")
  .check(
    z.positive("validation.goods_value"),
    z.maximum(toDecimal(unitCents), "validation.goods_value"),
    z.refine(isIntegerCents, "validation.goods_value"),
  );
const fee = z
  .number("office.quotes.errors.service")
  .check(
    z.minimum(0, "office.quotes.errors.service"),
    z.maximum(toDecimal(serviceCents), "office.quotes.errors.service"),
    z.refine(isIntegerCents, "office.quotes.errors.service"),
  );
const weight = z
  .number("office.quotes.errors.weight")
  .check(
    z.positive("office.quotes.errors.weight"),
    z.maximum(grams / 1000, "office.quotes.errors.weight"),
  );
const centimetres = z
  .number("office.quotes.errors.size")
  .check(z.positive("office.quotes.errors.size"), z.maximum(most, "office.quotes.errors.size"));

/** `seen` of the quote that the answer rests on: if any of it changed since, nothing happens. */
const seen = { seen: z.optional(z.record(z.string(), z.unknown())) };

export const staffPriceCall = defineStaffCall({
  roles: ANSWERERS,
  scope: "site",
  path: "/api/staff/quotes/price/{slug}",
  tag: TAG,
  summary: "Staff (orders) confirm the proposed price or change it; it holds for 14 days",
  input: z.extend(bySlug, {
    ...seen,
    /** The price of one piece of each line, in euros; null keeps the price that the customer entered. */
    unit_prices: z.optional(z.array(z.nullable(unitPrice)).check(z.maxLength(MAX_LINES))),
    /** Set this if the shop's own price ends sooner; at most 14 days from now. */
    valid_until: z.optional(
      z.iso.datetime().check(z.refine((at) => isDay(at.slice(0, 10)), "validation.invalid")),
    ),
    service_fee: z.optional(fee),
    parcel: z.optional(
      z.object({
        weight,
        length: centimetres,
        width: centimetres,
        height: centimetres,
      }),
    ),
  }),
  output: answer,
});

export const staffRequestInfoCall = defineStaffCall({
  roles: ANSWERERS,
  scope: "site",
  path: "/api/staff/quotes/ask/{slug}",
  tag: TAG,
  summary: "Staff (orders) ask the owner for what is unclear",
  input: z.extend(bySlug, { ...seen, question: words(2000) }),
  output: answer,
});

export const staffDeclineCall = defineStaffCall({
  roles: ANSWERERS,
  scope: "site",
  path: "/api/staff/quotes/decline/{slug}",
  tag: TAG,
  summary: "Staff (orders) decline a quote and say why",
  input: z.extend(bySlug, { ...seen, reason: words(2000) }),
  output: answer,
});
