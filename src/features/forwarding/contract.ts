import * as z from "zod/mini";
import { hasVisible, withoutUnseen } from "#core/validation.ts";
import { postalAddressSchema } from "#features/account/contract.ts";
import { contactMessage } from "#features/contact/contract.ts";
import { PAY_TIMEOUT_MS, payResult, payWith } from "#features/payments/contract.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { CARRIERS } from "#features/shipping/domain/tracking-number.ts";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { rowId, rowIdText } from "#platform/api/row-id.ts";
import { MOST_TOGETHER } from "./domain/consolidation.ts";
import { DECLARE_LIMITS } from "./domain/declared-goods.ts";
import { FORWARD_STATUSES } from "./domain/forward-status.ts";

const TAG = "forwarding";
const done = z.literal(true);
const euros = z.number();
const method = z.enum(SHIPPING_METHODS);
const status = z.enum(FORWARD_STATUSES);
const tariff = z.enum(GOODS_KINDS);
const nullableText = z.nullable(z.string());
const byId = z.object({ id: rowIdText });

/** Amounts in euros, weights in kilograms, lengths in centimetres, days as yyyy-MM-dd. */
const summary = z.object({
  id: z.int(),
  number: z.string(),
  status,
  created_at: z.string(),
  /** Code of the warehouse. */
  warehouse: z.string(),
  shops: z.array(z.string()),
  goods: z.array(z.string()),
  parcels: z.int(),
  /** The small version of the first photo; null until there is one. */
  photo: nullableText,
  method: z.nullable(method),
  /** The amount due or paid; null until a shipping method is chosen. */
  total: z.nullable(euros),
});
export type ForwardSummary = z.infer<typeof summary>;

const line = z.object({
  name: z.string(),
  quantity: z.int(),
  value: euros,
  tariff,
  /** The amount paid to the shop, in its currency. */
  paid: z.object({ amount: z.number(), currency: z.string() }),
});
export type ForwardLineShown = z.infer<typeof line>;

const parcel = z.object({
  /** The number of the request in which the parcel was declared. */
  number: z.string(),
  /** Null until the shop has sent the number. */
  tracking_number: nullableText,
  carrier: z.enum(CARRIERS),
  shop: z.string(),
  lines: z.array(line),
  measures: z.nullable(
    z.object({ weight: z.number(), length: z.number(), width: z.number(), height: z.number() }),
  ),
  /** URLs of the photos. */
  photos: z.array(z.string()),
  invoice: nullableText,
  received_on: nullableText,
});
export type ForwardParcel = z.infer<typeof parcel>;

const priceParts = {
  /** The shipping fee after the plan's discount. */
  shipping: euros,
  shipping_discount: euros,
  duty: euros,
  vat: euros,
  storage: euros,
  /** The courier's fee for delivery to the door. */
  delivery: euros,
  total: euros,
};
export const forwardPrice = z.object({
  ...priceParts,
  fee: euros,
  /** The amount refunded to the wallet since the payment. */
  refunded: euros,
});

export const forwardOffer = z.object({
  method,
  ...priceParts,
  vat_percent: z.number(),
  chargeable_weight: z.number(),
  days: z.object({ min: z.int(), max: z.int() }),
});
export type ForwardOffer = z.infer<typeof forwardOffer>;

export const forwardPaper = z.object({ id: z.string(), number: z.string() });
const details = z.extend(summary, {
  contents: z.array(parcel),
  history: z.array(
    z.object({
      status,
      actor: z.enum(["customer", "staff", "payment", "system"]),
      at: z.string(),
      note: z.string(),
    }),
  ),
  address: z.nullable(postalAddressSchema),
  price: z.nullable(forwardPrice),
  /** The current price of each method; empty unless the customer can choose one. */
  offers: z.array(forwardOffer),
  /** `days` may be above 0 although `is_free` is true: days from before a plan stay due. */
  storage: z.nullable(
    z.object({ free_until: z.string(), is_free: z.boolean(), days: z.int(), per_day: euros }),
  ),
  shipment: z.nullable(z.object({ carrier: z.string(), tracking_number: z.string() })),
  /** The id of the request that the parcel now travels in, if it was merged. */
  merged_into: z.nullable(z.int()),
  /** False within one customs area, where customs does not check the parcel. */
  meets_customs: z.boolean(),
  invoice: z.nullable(forwardPaper),
  credit_notes: z.array(forwardPaper),
});
export type ForwardDetails = z.infer<typeof details>;

const answer = z.object({ status: done, request: details });

/** The customer's own address at a warehouse. */
const suiteAddress = z.object({
  warehouse: z.string(),
  name: z.string(),
  suite: z.string(),
  street: z.string(),
  city: z.string(),
  region: nullableText,
  /** The full name of the region if `region` is a short form. */
  region_title: nullableText,
  post_code: z.string(),
  country: z.string(),
  country_iso: z.string(),
  phone: nullableText,
});
export type SuiteAddress = z.infer<typeof suiteAddress>;

export const suiteAddressCall = defineCall({
  path: "/api/forward/address",
  tag: TAG,
  summary: "One's own address at each warehouse, once the forwarding declaration is accepted",
  input: z.object({}),
  output: z.object({
    status: done,
    suite: z.string(),
    addresses: z.array(suiteAddress),
  }),
});

export const acceptDeclarationCall = defineCall({
  path: "/api/forward/accept-declaration",
  tag: TAG,
  summary: "Accepts the forwarding declaration in the version that was read",
  input: z.object({ version: z.int() }),
  output: z.object({ status: done }),
});

const { name, shop, tracking, lines, quantity, value, weight } = DECLARE_LIMITS;
const text = (most: number) =>
  z
    .string({ error: "validation.required" })
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.refine(hasVisible, "validation.required"),
      z.maxLength(most, "validation.invalid"),
      z.regex(/^[^<>\p{Cc}]*$/u, "validation.invalid"),
    );

export const declareCall = defineCall({
  path: "/api/forward/declare",
  tag: TAG,
  summary: "Declares a parcel that is on its way to a warehouse",
  input: z.object({
    warehouse: z.string().check(z.maxLength(20)),
    /** Optional, because shops often send it later: `/api/forward/add-tracking/{id}`. */
    tracking_number: z.optional(z.string().check(z.maxLength(tracking))),
    /** Needed if the number alone does not identify the carrier. */
    carrier: z.optional(z.enum(CARRIERS)),
    shop: text(shop),
    /** In kilograms, if the shop said it: the warehouse asks again when its scale says something else. */
    weight: z.optional(z.number().check(z.minimum(0.01), z.maximum(weight))),
    lines: z
      .array(
        z.object({
          name: text(name),
          quantity: z.int().check(z.minimum(1), z.maximum(quantity)),
          /** The value of all pieces of this line together, in `currency`. */
          value: z.number().check(z.minimum(0.01), z.maximum(value)),
          tariff,
        }),
      )
      .check(z.minLength(1, "validation.required"), z.maxLength(lines)),
    /** The currency of the values: euros, or the currency of the warehouse's country. */
    currency: z.optional(z.string().check(z.length(3))),
    /** The shop's invoice: the file id that the upload returned. */
    invoice: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: answer,
});

export const addTrackingCall = defineCall({
  path: "/api/forward/add-tracking/{id}",
  tag: TAG,
  summary: "The tracking number of a parcel that was declared without one",
  input: z.extend(byId, {
    tracking_number: z.string().check(z.maxLength(tracking)),
    carrier: z.optional(z.enum(CARRIERS)),
  }),
  output: answer,
});

export const answerHoldCall = defineCall({
  path: "/api/forward/answer/{id}",
  tag: TAG,
  summary:
    "What the owner of a parcel that is on hold says to what holds it up, once for each question",
  input: z.extend(byId, { message: contactMessage }),
  output: answer,
});

export const forwardListCall = defineCall({
  path: "/api/forward/list",
  tag: TAG,
  summary: "The customer's forward requests, the newest first, 20 a page",
  input: z.object({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  output: z.object({ status: done, items: z.array(summary), total: z.int() }),
});

export const forwardCall = defineCall({
  path: "/api/forward/get/{id}",
  tag: TAG,
  summary: "One forward request with its parcels, price or offers, history and shipment",
  input: byId,
  output: answer,
});

const consolidation = z.object({
  method,
  together: euros,
  apart: euros,
  cheaper: z.enum(["together", "apart"]),
  saved: euros,
});
export type ConsolidationPrice = z.infer<typeof consolidation>;

export const consolidateCall = defineCall({
  path: "/api/forward/consolidate",
  tag: TAG,
  summary:
    "Packs received parcels of one warehouse together; with `simulate` only says what is cheaper",
  input: z.object({
    ids: z.array(rowId).check(z.minLength(2), z.maxLength(MOST_TOGETHER)),
    simulate: z.optional(z.boolean()),
  }),
  output: z.object({
    status: done,
    methods: z.array(consolidation),
    cheaper: z.enum(["together", "apart"]),
    /** Missing if the call only simulated the consolidation. */
    request: z.optional(details),
  }),
});

export const chooseShippingCall = defineCall({
  path: "/api/forward/choose-shipping/{id}",
  tag: TAG,
  summary: "Says how and where to a received request travels; its price stands from then on",
  input: z.extend(byId, { method, address_id: rowId }),
  output: answer,
});

export const payForwardCall = defineCall({
  path: "/api/forward/pay/{id}",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: TAG,
  summary:
    "Pays for a forward request; with the header Idempotency-Key the same key is the same payment",
  input: z.extend(byId, payWith),
  output: payResult,
});

export type DeclareInput = InputOf<typeof declareCall>;
export type AddTrackingInput = InputOf<typeof addTrackingCall>;
