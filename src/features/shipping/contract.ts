import * as z from "zod/mini";
import { requestedCountryFields } from "#features/sites/contract.ts";
import { defineCall } from "#platform/api/call.ts";
import { SHIPPING_METHODS } from "./domain/chargeable-weight.ts";
import { GOODS_KINDS } from "./domain/goods/goods-kind.ts";
import { PARCEL_LIMITS } from "./domain/parcel-input.ts";

const { grams, millimetres } = PARCEL_LIMITS;
const kilograms = z.number().check(z.minimum(grams.min / 1000), z.maximum(grams.max / 1000));
const centimetres = z
  .number()
  .check(z.minimum(millimetres.min / 10), z.maximum(millimetres.max / 10));
const euros = z.number().check(z.minimum(0), z.maximum(100_000));
const method = z.enum(SHIPPING_METHODS);

export const calculateCall = defineCall({
  path: "/api/calculate",
  tag: "shipping",
  summary:
    "What it costs to send a parcel, by air and by sea, with the cheapest courier and an estimate of duty and VAT",
  input: z.object({
    ...requestedCountryFields,
    /** The code of the warehouse; without it, the first one. */
    origin: z.optional(z.string().check(z.maxLength(20))),
    weight: kilograms,
    length: centimetres,
    width: centimetres,
    height: centimetres,
    /** The value of all goods; used if there are no lines. */
    value: z.optional(euros),
    lines: z.optional(
      z.array(z.object({ tariff: z.enum(GOODS_KINDS), value: euros })).check(z.maxLength(100)),
    ),
  }),
  output: z.object({
    status: z.literal(true),
    methods: z.array(
      z.object({
        method,
        /** After the discount of the customer's pro plan. */
        price: z.number(),
        discount: z.number(),
        chargeable_weight: z.number(),
        volume_weight: z.number(),
        /** Up to the door, including the courier's days. */
        days: z.object({ min: z.int(), max: z.int() }),
        /** The fee of the cheapest courier to the door. */
        delivery_fee: z.number(),
        duty: z.number(),
        vat: z.number(),
        total: z.number(),
      }),
    ),
    cheapest: z.nullable(method),
  }),
});

export const planPercentCall = defineCall({
  path: "/api/calculate/plan",
  retries: 2,
  tag: "shipping",
  summary: "What a pro plan of whoever asks takes off the shipping, in whole per cent",
  input: z.object({}),
  output: z.object({ status: z.literal(true), percent: z.int() }),
});
