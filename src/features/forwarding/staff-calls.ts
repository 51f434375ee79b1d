import * as z from "zod/mini";
import { postalAddressSchema } from "#features/account/contract.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { CARRIERS } from "#features/shipping/domain/tracking-number.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { forwardOffer, forwardPaper, forwardPrice } from "./contract.ts";
import { FORWARD_STATUSES } from "./domain/forward-status.ts";
import { OBSTACLES, PARCEL_ACTIONS } from "./domain/parcel-actions.ts";
import { STAFF_PARCEL_SORTS } from "./domain/staff-parcel-list.ts";

/** What staff see of parcels; for users without a role these calls do not exist. */

const TAG = "staff: forwarding";
/** Roles that may know prices, values and e-mails. */
const MONEY_READERS = ["finance", "support"] as const;
/** The warehouse sees suite, name and contents, but no money and no e-mails. */
const READERS = ["warehouse", ...MONEY_READERS] as const;

const status = z.enum(FORWARD_STATUSES);
const states = z.optional(z.array(status).check(z.minLength(1), z.maxLength(20)));
const ids = z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200)));
const words = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));
const nullableText = z.nullable(z.string());

export const parcelsFilter = z.object({
  state: states,
  not_state: states,
  warehouse: ids,
  site: ids,
  not_site: ids,
  /** Part of the foreign shop's name. */
  shop: words,
  query: words,
  customer_id: z.optional(rowId),
  /** Packing, or going on after an answer, took longer than allowed, in the working hours of the site. */
  late: z.optional(z.boolean()),
  /** On hold, and the owner has answered. */
  answered: z.optional(z.boolean()),
  /** The free days of the warehouse are over, or will be within a week. */
  ends: z.optional(z.boolean()),
});
export type ParcelsFilterInput = z.infer<typeof parcelsFilter>;

/** How long the parcel may still wait for us, in working hours; below zero it is late. */
const clock = z.nullable(
  z.object({ minutes_left: z.int(), used: z.number(), opens_at: nullableText }),
);

/** Free days by the warehouse's terms and the owner's plans; `days` are to be paid. */
const storage = z.nullable(
  z.object({ free_until: z.string(), is_free: z.boolean(), days: z.int() }),
);

const listedParcel = z.object({
  id: z.int(),
  number: z.string(),
  site_id: z.int(),
  status,
  created_at: z.string(),
  /** Code of the warehouse. */
  warehouse: z.string(),
  /** Since when the parcel is in its state, or since its owner answered. */
  since: z.string(),
  /** The owner answered the question for which it is on hold. */
  is_answered: z.boolean(),
  customer: z.string(),
  suite: nullableText,
  shops: z.array(z.string()),
  goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** URL of the small version of the first photograph. */
  photo: nullableText,
  /** In kilograms; null until everything is weighed. */
  weight: z.nullable(z.number()),
  storage,
  clock,
  /** In euros; null for the warehouse, and until shipping is chosen. */
  total: z.nullable(z.number()),
});
export type ListedStaffParcel = z.infer<typeof listedParcel>;

export const listStaffParcelsCall = defineStaffCall({
  path: "/api/staff/forward/list",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Warehouse, finance, support: parcels by any filter, 50 at a time; `after` is the cursor of the page before. Counts stop at 10,001. The warehouse reads no money and finds nothing by e-mail",
  input: z.extend(parcelsFilter, {
    sort: z.optional(z.enum(STAFF_PARCEL_SORTS)),
    direction: z.optional(z.enum(["up", "down"])),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    status: z.literal(true),
    parcels: z.array(listedParcel),
    total: z.int(),
    next: nullableText,
    /** All warehouses, for the filter. */
    warehouses: z.array(z.object({ id: z.int(), code: z.string(), city: z.string() })),
  }),
});

export const countStaffParcelsCall = defineStaffCall({
  path: "/api/staff/forward/counts",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary: "Warehouse, finance, support: how many parcels each of some filters has, up to 10,001",
  input: z.object({ filters: z.array(parcelsFilter).check(z.minLength(1), z.maxLength(30)) }),
  output: z.object({ status: z.literal(true), counts: z.array(z.int()) }),
});

const line = z.object({ name: z.string(), quantity: z.int(), kind: z.enum(GOODS_KINDS) });
const measures = z.nullable(
  z.object({ weight: z.number(), length: z.number(), width: z.number(), height: z.number() }),
);

const parcel = z.object({
  id: z.int(),
  /** The number of the request in which the parcel was declared. */
  number: z.string(),
  tracking_number: nullableText,
  carrier: z.enum(CARRIERS),
  shop: z.string(),
  lines: z.array(line),
  /** In kilograms, as the customer said; null if they did not know. */
  declared_weight: z.nullable(z.number()),
  measures,
  photos: z.array(z.object({ small: z.string(), large: z.string() })),
  received_at: nullableText,
});

const withoutMoney = z.object({
  id: z.int(),
  number: z.string(),
  site_id: z.int(),
  status,
  created_at: z.string(),
  warehouse: z.string(),
  language: z.string(),
  customer: z.string(),
  suite: nullableText,
  method: z.nullable(z.enum(SHIPPING_METHODS)),
  /** To whom it goes, once the customer has chosen. */
  address: z.nullable(postalAddressSchema),
  country_iso: z.string(),
  shipment: z.nullable(z.object({ carrier: z.string(), tracking_number: z.string() })),
  /** The request in whose box the parcel travels. */
  merged_into: z.nullable(z.object({ id: z.int(), number: z.string() })),
  parcels: z.array(parcel),
  /** The question for which it is on hold, and the owner's answer. */
  hold: z.nullable(z.object({ question: z.string(), answer: nullableText })),
  storage,
  clock,
  timeline: z.array(
    z.object({
      at: z.string(),
      status,
      actor: z.enum(["customer", "staff", "payment", "system"]),
      who: nullableText,
      note: z.string(),
      /** The entry is the owner's answer, not a step. */
      is_answer: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      who: z.string(),
      at: z.string(),
      mentions: z.array(z.string()),
    }),
  ),
  /** Actions of staff that are not states: storage that was charged, a refund. */
  changes: z.array(z.object({ action: z.string(), who: nullableText, at: z.string() })),
  /** What the caller's roles do with parcels, and what stands in the way of it now. */
  actions: z.array(
    z.object({ action: z.enum(PARCEL_ACTIONS), obstacle: z.nullable(z.enum(OBSTACLES)) }),
  ),
});
export type ParcelWithoutMoney = z.infer<typeof withoutMoney>;

const staffParcel = z.extend(withoutMoney, {
  shows_money: z.literal(true),
  owner: z.object({
    id: z.int(),
    email: nullableText,
    phone_number: z.string(),
    company_name: z.string(),
  }),
  parcels: z.array(
    z.extend(parcel, {
      lines: z.array(
        z.extend(line, {
          /** In euros, for customs. */
          value: z.number(),
          paid: z.object({ amount: z.number(), currency: z.string() }),
        }),
      ),
      /** URL of the shop's invoice. */
      invoice: nullableText,
    }),
  ),
  storage_per_day: z.number(),
  price: z.nullable(forwardPrice),
  /** What the customer can choose from now. */
  offers: z.array(forwardOffer),
  /** The chargeable weight and the VAT of today's price with the chosen method; null if it has none. */
  basis: z.nullable(z.object({ chargeable_weight: z.number(), vat_percent: z.number() })),
  payments: z.array(
    z.object({
      reference: z.string(),
      provider_title: z.string(),
      status: z.string(),
      amount: z.number(),
      refunded: z.number(),
      created_at: z.string(),
    }),
  ),
  refundable: z.object({ left: z.number(), to_wallet: z.boolean() }),
  papers: z.array(forwardPaper),
  mails: z.array(
    z.object({ kind: z.string(), subject: z.string(), at: z.string(), is_sent: z.boolean() }),
  ),
});
export type StaffParcel = z.infer<typeof staffParcel>;
export type ShownParcel = StaffParcel | (ParcelWithoutMoney & { shows_money: false });

export const staffParcelCall = defineStaffCall({
  path: "/api/staff/forward/show",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Warehouse, finance, support: one parcel with everything that is known of it; for the warehouse without money",
  input: z.object({ id: rowId }),
  output: z.object({
    status: z.literal(true),
    parcel: z.discriminatedUnion("shows_money", [
      staffParcel,
      z.extend(withoutMoney, { shows_money: z.literal(false) }),
    ]),
  }),
});

export const parcelsCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/forward/csv",
  tag: TAG,
  roles: MONEY_READERS,
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Finance, support: the parcels of a filter as a file; `filter` is the JSON of the list's input. Names and addresses only for owner and finance, noted in the access log",
  input: filterInput(parcelsFilter),
  output: z.unknown(),
});
