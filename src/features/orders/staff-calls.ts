import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { postalAddressSchema } from "#features/account/contract.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { TOTAL_PARTS } from "./domain/explain-total.ts";
import { costFields } from "./domain/order-costs.ts";
import { ORDER_MAIL_KINDS } from "./domain/order-mails.ts";
import { ORDER_STATUSES } from "./domain/order-status.ts";
import { REFUND_REASONS, REFUND_WAYS } from "./domain/refund.ts";
import { MOST_ORDER_TOTAL, STAFF_ORDER_SORTS } from "./domain/staff-order-list.ts";

/** What staff see of orders; for users without a role these calls do not exist. */

const TAG = "staff: orders";
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const amount = z.number().check(z.minimum(0), z.maximum(MOST_ORDER_TOTAL));
const states = z.optional(z.array(z.enum(ORDER_STATUSES)).check(z.minLength(1), z.maxLength(20)));
/** Roles that may know order totals. */
const MONEY_READERS = ["orders", "finance", "support"] as const;
/** The warehouse sees what has to be sent, but no money. */
const READERS = [...MONEY_READERS, "warehouse"] as const;

/** The language in which goods are named, if the catalogue still has them; if missing, as they were ordered. */
const language = z.optional(languageCode);

const picture = z.nullable(z.object({ src: z.string(), colour: z.string() }));

export const ordersFilter = z.object({
  state: states,
  not_state: states,
  site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
  not_site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
  paid_since: z.optional(day),
  paid_until: z.optional(day),
  total_above: z.optional(amount),
  total_below: z.optional(amount),
  query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  customer_id: z.optional(rowId),
  /** Orders whose next step is assigned to the caller. */
  mine: z.optional(z.boolean()),
  /** Orders whose next step took longer than allowed, in the working hours of the site. */
  late: z.optional(z.boolean()),
  /** Orders that the customer withdrew from. */
  withdrawn: z.optional(z.boolean()),
});
export type OrdersFilterInput = z.infer<typeof ordersFilter>;

/** How long the order may still wait for us, in working hours; below zero it is late. */
const clock = z.nullable(
  z.object({
    minutes_left: z.int(),
    used: z.number(),
    /** When working hours start again; null during working hours. */
    opens_at: z.nullable(z.string()),
  }),
);

/** Who has to do the next step. */
const assignee = z.nullable(z.object({ id: z.int(), name: z.string() }));

const listedOrder = z.object({
  id: z.int(),
  number: z.string(),
  site_id: z.int(),
  status: z.enum(ORDER_STATUSES),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** When the customer withdrew from the order. */
  withdrawn_at: z.nullable(z.string()),
  customer_id: z.nullable(z.int()),
  customer: z.string(),
  /** Null for the warehouse, as its total is. */
  email: z.nullable(z.string()),
  goods: z.array(z.object({ name: z.string(), quantity: z.int(), picture })),
  total: z.nullable(z.number()),
  currency: z.string(),
  clock,
  assignee,
});
export type ListedStaffOrder = z.infer<typeof listedOrder>;

export const listStaffOrdersCall = defineStaffCall({
  path: "/api/staff/orders/list",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support, warehouse: orders by any filter, 50 at a time; `after` is the cursor of the page before. Counts stop at 10,001. The warehouse reads no money and no e-mails, and finds nothing by them",
  input: z.extend(ordersFilter, {
    sort: z.optional(z.enum(STAFF_ORDER_SORTS)),
    direction: z.optional(z.enum(["up", "down"])),
    after: z.optional(z.string().check(z.maxLength(100))),
    language,
  }),
  output: z.object({
    status: z.literal(true),
    orders: z.array(listedOrder),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const countStaffOrdersCall = defineStaffCall({
  path: "/api/staff/orders/counts",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support, warehouse: how many orders each of some filters has, up to 10,001",
  input: z.object({ filters: z.array(ordersFilter).check(z.minLength(1), z.maxLength(30)) }),
  output: z.object({ status: z.literal(true), counts: z.array(z.int()) }),
});

export const sumStaffOrdersCall = defineStaffCall({
  path: "/api/staff/orders/sum",
  tag: TAG,
  roles: MONEY_READERS,
  scope: "site",
  summary:
    "Orders, finance, support: what the orders of a filter come to in each currency; null of more than 10,000",
  input: ordersFilter,
  output: z.object({
    status: z.literal(true),
    sums: z.nullable(z.array(z.object({ currency: z.string(), amount: z.number() }))),
  }),
});

/** The notes of colleagues on a record. */
export const shownNotes = z.array(
  z.object({
    id: z.int(),
    text: z.string(),
    who: z.string(),
    at: z.string(),
    mentions: z.array(z.string()),
  }),
);

/** A line without money, as the warehouse needs it. */
const lineWithoutMoney = z.object({
  position: z.int(),
  product_id: z.nullable(z.int()),
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  /** The words of the order if they differ from `name`: papers use them. */
  ordered_as: z.nullable(z.string()),
  picture,
  quantity: z.int(),
  refunded_quantity: z.int(),
  /** How many of the refunded pieces had left before. */
  refunded_sent_quantity: z.int(),
  shipped_quantity: z.int(),
});

/** An order without its money. */
const orderWithoutMoney = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(["shop", "quote"]),
  site_id: z.int(),
  status: z.enum(ORDER_STATUSES),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  /** When the customer withdrew; pieces that have not left are no longer bought or sent. */
  withdrawn_at: z.nullable(z.string()),
  clock,
  assignee,
  language: z.string(),
  address: z.nullable(postalAddressSchema),
  /** The country code of the address; empty if the country is no longer known. */
  country_iso: z.string(),
  shipping_method: z.enum(SHIPPING_METHODS),
  courier: z.nullable(z.string()),
  /** The name that customers see. */
  courier_name: z.nullable(z.string()),
  /** `id` is the courier's own id of the point, which the courier requires. */
  pickup_point: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  lines: z.array(lineWithoutMoney),
  shipments: z.array(
    z.object({
      carrier: z.string(),
      tracking_number: z.string(),
      sent_at: z.string(),
      /** Empty if the shipment contains the whole order. */
      lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
    }),
  ),
  notes: shownNotes,
  /** Actions of staff that are not states: a changed address, a mail that was sent again. */
  changes: z.array(
    z.object({
      action: z.string(),
      fields: z.array(z.string()),
      who: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  timeline: z.array(
    z.object({
      at: z.string(),
      status: z.enum(ORDER_STATUSES),
      actor: z.string(),
      who: z.nullable(z.string()),
      /** The entry undoes a step; `status` is the state from before that step. */
      is_undo: z.boolean(),
    }),
  ),
  /** The steps that the caller may make now. */
  steps: z.array(z.enum(ORDER_STATUSES)),
});
export type OrderWithoutMoney = z.infer<typeof orderWithoutMoney>;

const staffOrder = z.extend(orderWithoutMoney, {
  shows_money: z.literal(true),
  currency: z.string(),
  rate: z.number(),
  customer: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.nullable(z.string()),
      phone_number: z.string(),
      company_name: z.string(),
      orders: z.int(),
      spent: z.number(),
    }),
  ),
  email: z.nullable(z.string()),
  lines: z.array(
    z.extend(lineWithoutMoney, {
      price: z.number(),
      total: z.number(),
      /** In the order's currency, less the line's share of the promotion. */
      paid: z.number(),
      refunded: z.number(),
      /** Cost of one piece in euros, null if not known; missing if the caller may not see costs. */
      cost: z.optional(z.nullable(z.number())),
      /** The catalogue's cost of one piece, if the line has none. */
      usual_cost: z.optional(z.nullable(z.number())),
    }),
  ),
  /** Costs apart from the goods, in euros, as far as known; null if the caller may not see costs. */
  costs: z.nullable(z.object(costFields(() => z.nullable(z.number())))),
  parts: z.array(z.object({ part: z.enum(TOTAL_PARTS), amount: z.number() })),
  total: z.number(),
  /** How the price was calculated, frozen when it was ordered; null in older orders. */
  basis: z.nullable(
    z.object({
      parcels: z.array(
        z.object({
          warehouse: z.string(),
          kg: z.number(),
          billed_kg: z.number(),
          per_kg: z.number(),
          base: z.number(),
        }),
      ),
      percent: z.number(),
      by: z.nullable(z.enum(["plan", "value"])),
      promotion: z.nullable(z.string()),
    }),
  ),
  /** Whether recalculating gives the same price; null if that is not possible. */
  is_same: z.nullable(z.boolean()),
  payments: z.array(
    z.object({
      reference: z.nullable(z.string()),
      /** The id that other calls name `payment_processor_id`. */
      provider: z.int(),
      /** The provider's name; empty for the wallet, and for a provider that the shop no longer has. */
      provider_title: z.string(),
      status: z.string(),
      amount: z.number(),
      refunded: z.number(),
      created_at: z.string(),
    }),
  ),
  /** What can still be refunded, how much of it is shipping, and where the money came from. */
  refundable: z.object({
    left: z.number(),
    shipping_paid: z.number(),
    shipping_refunded: z.number(),
    to_wallet: z.boolean(),
  }),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: z.number(),
      way: z.enum(REFUND_WAYS),
      reason: z.enum(REFUND_REASONS),
      remark: z.string(),
      /** The status of the refund's slowest part. */
      status: z.enum(["requested", "pending", "succeeded", "failed", "by_hand"]),
      who: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** Mails about the order. */
  mails: z.array(
    z.object({ kind: z.string(), subject: z.string(), at: z.string(), is_sent: z.boolean() }),
  ),
  papers: z.array(z.object({ id: z.string(), number: z.string() })),
  /** What the caller may do now, apart from the steps. */
  can_refund: z.boolean(),
  can_cancel: z.boolean(),
  can_edit: z.boolean(),
  can_mail: z.array(z.enum(ORDER_MAIL_KINDS)),
});
export type StaffOrder = z.infer<typeof staffOrder>;

const shownWithoutMoney = z.extend(orderWithoutMoney, { shows_money: z.literal(false) });
export type ShownOrder = StaffOrder | z.infer<typeof shownWithoutMoney>;

export const staffOrderCall = defineStaffCall({
  path: "/api/staff/orders/show",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support, warehouse: one order with everything that is known of it, by its number; for the warehouse without money",
  input: z.object({ id: rowId, language }),
  output: z.object({
    status: z.literal(true),
    order: z.discriminatedUnion("shows_money", [staffOrder, shownWithoutMoney]),
  }),
});

export const ordersCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/orders/csv",
  tag: TAG,
  roles: MONEY_READERS,
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Orders, finance, support: the orders of a filter as a file; `filter` is the JSON of the list's input. Names and addresses only for owner and finance, noted in the access log",
  input: filterInput(ordersFilter),
  output: z.unknown(),
});
