import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { ORDER_STATUSES } from "#features/orders/domain/order-status.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { LINE_CURRENCIES } from "./domain/order-line.ts";
import { QUOTE_STATUSES } from "./domain/quote-status.ts";
import { MOST_QUOTE_VALUE, STAFF_QUOTE_SORTS } from "./domain/staff-quote-list.ts";

/** What staff see of quotes. Users without the required role get "not found". */

const TAG = "quotes";
/** Only these roles decide about quotes; once a quote is paid, its order is there for the others. */
const READERS = ["orders"] as const;
const text = z.string();
const amount = z.number();
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const value = z.number().check(z.minimum(0), z.maximum(MOST_QUOTE_VALUE));
const states = z.optional(z.array(z.enum(QUOTE_STATUSES)).check(z.minLength(1), z.maxLength(20)));
const siteIds = z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200)));
const typed = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

export const quotesFilter = z.object({
  state: states,
  not_state: states,
  site: siteIds,
  not_site: siteIds,
  /** A part of the foreign shop's host. */
  shop: typed,
  /** The value of the goods in euros. */
  value_above: z.optional(value),
  value_below: z.optional(value),
  asked_since: z.optional(day),
  asked_until: z.optional(day),
  query: typed,
  customer_id: z.optional(rowId),
  /** Quotes that are assigned to the caller. */
  mine: z.optional(z.boolean()),
  /** Quotes that wait longer than allowed, in the working hours of the site. */
  late: z.optional(z.boolean()),
});
export type QuotesFilterInput = z.infer<typeof quotesFilter>;

/** How long the quote may still wait for us, in working hours; below zero it is late. */
const clock = z.nullable(
  z.object({
    minutes_left: z.int(),
    used: z.number(),
    /** When working hours start again; null during working hours. */
    opens_at: z.nullable(text),
  }),
);
const assignee = z.nullable(z.object({ id: z.int(), name: text }));

const head = {
  id: z.int(),
  number: text,
  site_id: z.int(),
  status: z.enum(QUOTE_STATUSES),
  /** Set once the quote has become an order. */
  order_status: z.nullable(z.enum(ORDER_STATUSES)),
  created_at: text,
  /** Since when it waits for us. */
  submitted_at: text,
  expires_at: z.nullable(text),
  currency: text,
  clock,
  assignee,
};

const listedQuote = z.object({
  ...head,
  customer_id: z.int(),
  customer: text,
  email: z.nullable(text),
  goods: z.array(z.object({ name: text, quantity: z.int() })),
  shops: z.array(text),
  /** The value of the goods in euros; null until there is a price. */
  value: z.nullable(amount),
  /** The least that the customer pays, in the quote's currency. */
  total: z.nullable(amount),
  is_estimate: z.boolean(),
});
export type ListedStaffQuote = z.infer<typeof listedQuote>;

export const listStaffQuotesCall = defineStaffCall({
  path: "/api/staff/quotes/list",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders: quotes by any filter, 50 at a time; `after` is the cursor of the page before. Counts stop at 10,001",
  input: z.extend(quotesFilter, {
    sort: z.optional(z.enum(STAFF_QUOTE_SORTS)),
    direction: z.optional(z.enum(["up", "down"])),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    status: z.literal(true),
    quotes: z.array(listedQuote),
    total: z.int(),
    next: z.nullable(text),
  }),
});

export const countStaffQuotesCall = defineStaffCall({
  path: "/api/staff/quotes/counts",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary: "Orders: how many quotes each of some filters has, up to 10,001",
  input: z.object({ filters: z.array(quotesFilter).check(z.minLength(1), z.maxLength(30)) }),
  output: z.object({ status: z.literal(true), counts: z.array(z.int()) }),
});

export const quotesCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/quotes/csv",
  tag: TAG,
  roles: READERS,
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Orders: the quotes of a filter as a file; `filter` is the JSON of the list's input. Names and addresses only for the owner, noted in the access log",
  input: filterInput(quotesFilter),
  output: z.unknown(),
});

export const exportQuotesCall = defineStaffCall({
  path: "/api/staff/quotes/export",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary: "Orders: begins a file of all quotes of a filter, which is there for a day",
  input: quotesFilter,
  output: z.object({ status: z.literal(true), run: text }),
});

const parcel = z.object({ weight: amount, length: amount, width: amount, height: amount });

const staffQuoteLine = z.object({
  position: z.int(),
  url: text,
  shop: text,
  name: text,
  quantity: z.int(),
  /** In the shop's currency, as the customer typed it. */
  price: z.nullable(amount),
  currency: z.enum(LINE_CURRENCIES),
  options: text,
  comment: text,
  kind: z.enum(GOODS_KINDS),
  files: z.array(text),
  /** The price of one piece in euros: what the customer's own data give, and what holds now. */
  proposed: z.nullable(amount),
  priced: z.nullable(amount),
  /** What staff confirmed lately for this shop and kind, in euros. */
  known: z.nullable(z.object({ least: amount, most: amount, count: z.int() })),
  /** The rule for goods that the line meets. */
  rule: z.nullable(z.object({ level: z.enum(["prohibited", "restricted"]), rule: text })),
});
export type StaffQuoteLine = z.infer<typeof staffQuoteLine>;

/** All that the price is calculated from, so that the page can show it while staff type. */
const terms = z.object({
  warehouse: text,
  from: text,
  to: text,
  day: text,
  plan: z.nullable(z.object({ shipping_percent: amount, service_percent: amount })),
  rates: z.array(
    z.object({
      method: z.enum(SHIPPING_METHODS),
      volume_divisor: amount,
      weight_step_grams: amount,
      base: amount,
      days_min: z.int(),
      days_max: z.int(),
      tiers: z.array(z.object({ from_grams: amount, per_kg: amount })),
    }),
  ),
  couriers: z.array(z.object({ way: z.enum(["door", "pickup"]), fee: amount })),
});
export type StaffQuoteTerms = z.infer<typeof terms>;

const pastPrice = z.object({
  id: z.int(),
  number: text,
  at: text,
  name: text,
  shop: text,
  /** In the shop's currency, as its customer typed it. */
  price: z.nullable(amount),
  currency: text,
  /** What we asked for one piece, in euros. */
  priced: amount,
  status: z.enum(QUOTE_STATUSES),
  order_status: z.nullable(z.enum(ORDER_STATUSES)),
});
export type PastPrice = z.infer<typeof pastPrice>;

const staffQuote = z.object({
  ...head,
  /** Whoever has it can see the quote in the shop. */
  slug: text,
  language: text,
  /** Where the goods go. */
  country_iso: text,
  rate: amount,
  customer: z.object({
    id: z.int(),
    name: text,
    email: z.nullable(text),
    phone_number: text,
    company_name: text,
    quotes: z.int(),
    paid: z.int(),
  }),
  lines: z.array(staffQuoteLine),
  /** The price that the customer sees: an estimate until staff confirm it. */
  price: z.nullable(z.object({ parcel, is_measured: z.boolean(), service_fee: amount })),
  is_estimate: z.boolean(),
  /** The service fee by the rules. */
  usual_service_fee: z.nullable(amount),
  /** Null if no warehouse sends to the customer's country. */
  terms: z.nullable(terms),
  delivery: z.nullable(
    z.object({ shipping_method: z.enum(SHIPPING_METHODS), courier: text, fee: amount, city: text }),
  ),
  past: z.array(pastPrice),
  timeline: z.array(
    z.object({
      status: z.enum(QUOTE_STATUSES),
      actor: z.enum(["customer", "staff", "guest", "system"]),
      who: z.nullable(text),
      at: text,
      note: z.nullable(text),
      /** When the customer first opened the quote after this step. */
      seen_at: z.nullable(text),
    }),
  ),
  order: z.nullable(
    z.object({ status: z.enum(ORDER_STATUSES), paid_at: z.nullable(text), total: amount }),
  ),
  mails: z.array(z.object({ subject: text, at: text, is_sent: z.boolean() })),
  notes: z.array(z.object({ id: z.int(), text, who: text, at: text, mentions: z.array(text) })),
  templates: z.array(z.object({ kind: z.enum(["ask", "decline"]), key: text, text })),
  /** What the answer of the caller will rest on: sent back with it. */
  seen: z.record(text, z.unknown()),
  can_price: z.boolean(),
  can_ask: z.boolean(),
  can_decline: z.boolean(),
});
export type StaffQuote = z.infer<typeof staffQuote>;

export const staffQuoteCall = defineStaffCall({
  path: "/api/staff/quotes/show",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary: "Orders: one quote with everything that is known of it, by its number",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true), quote: staffQuote }),
});
