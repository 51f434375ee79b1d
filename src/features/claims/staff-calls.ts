import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isIntegerCents } from "#core/money.ts";
import { shownNotes } from "#features/orders/staff-calls.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId, rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { claimSummary } from "./contract.ts";
import { CLAIM_KINDS, CLAIM_REASONS } from "./domain/claim-reason.ts";
import { REMEDY_STATUSES, REMEDY_WAYS } from "./domain/claim-remedy.ts";
import { CLAIM_STATUSES, MOVES_BY_STAFF } from "./domain/claim-status.ts";
import { STAFF_CLAIM_SORTS } from "./domain/staff-claim-list.ts";

/** What staff see of claims and do with them; for users without a role these calls do not exist. */

const TAG = "staff: claims";
const ok = z.literal(true);
const status = z.enum(CLAIM_STATUSES);
const reason = z.enum(CLAIM_REASONS);
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const sites = z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200)));
const listOf = <Value extends string>(values: readonly Value[]) =>
  z.optional(z.array(z.enum(values)).check(z.minLength(1), z.maxLength(20)));

export const claimsFilter = z.object({
  state: listOf(CLAIM_STATUSES),
  not_state: listOf(CLAIM_STATUSES),
  reason: listOf(CLAIM_REASONS),
  kind: z.optional(z.enum(CLAIM_KINDS)),
  /** Claims whose remedy is still to be made, or was made. */
  remedy: z.optional(z.enum(REMEDY_STATUSES)),
  site: sites,
  not_site: sites,
  since: z.optional(day),
  until: z.optional(day),
  query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  customer_id: z.optional(rowId),
  order_id: z.optional(rowId),
  parcel_id: z.optional(rowId),
  /** Claims that are assigned to the caller. */
  mine: z.optional(z.boolean()),
  /** Claims that wait for a decision longer than allowed, in the working hours of the site. */
  late: z.optional(z.boolean()),
});
export type ClaimsFilterInput = z.infer<typeof claimsFilter>;

/** How long the claim may still wait for a decision, in working hours; below zero it is late. */
const clock = z.nullable(
  z.object({ minutes_left: z.int(), used: z.number(), opens_at: z.nullable(z.string()) }),
);
const assignee = z.nullable(z.object({ id: z.int(), name: z.string() }));

const listed = z.extend(claimSummary, {
  site_id: z.int(),
  customer: z.string(),
  /** The beginning of what the customer wrote. */
  words: z.string(),
  files: z.int(),
  remedy: z.nullable(
    z.object({
      way: z.enum(REMEDY_WAYS),
      status: z.enum(REMEDY_STATUSES),
      amount: z.number(),
      currency: z.string(),
    }),
  ),
  clock,
  assignee,
});
export type ListedClaim = z.infer<typeof listed>;

export const listClaimsCall = defineStaffCall({
  path: "/api/staff/claims/list",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  summary:
    "Support: claims by any filter, 50 at a time; `after` is the cursor of the page before. Counts stop at 10,001",
  input: z.extend(claimsFilter, {
    sort: z.optional(z.enum(STAFF_CLAIM_SORTS)),
    direction: z.optional(z.enum(["up", "down"])),
    after: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({
    status: ok,
    claims: z.array(listed),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const claimsCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/claims/csv",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Support: the claims of a filter as a file, up to 5,000; `filter` is the JSON of the list's input. Names and addresses only for the owner, noted in the access log",
  input: filterInput(claimsFilter),
  output: z.unknown(),
});

const pieces = z.object({
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
  quantity: z.int().check(z.minimum(1), z.maximum(10_000)),
});

const remedy = z.object({
  way: z.enum(REMEDY_WAYS),
  lines: z.array(pieces),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(REMEDY_STATUSES),
  asked_by: z.nullable(z.string()),
  asked_at: z.string(),
  done_by: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  /** What was given in fact. */
  done_amount: z.nullable(z.number()),
  tracking_number: z.nullable(z.string()),
  /** The office's page on which it is made. */
  to: z.string(),
});
export type StaffRemedy = z.infer<typeof remedy>;

/** The parcel that a claim is about; an order has a call of its own. */
const parcel = z.object({
  number: z.string(),
  status: z.string(),
  shop: z.string(),
  contents: z.array(z.object({ name: z.string(), quantity: z.int() })),
  photos: z.array(z.string()),
  tracking_number: z.nullable(z.string()),
  paid: z.nullable(z.number()),
  refunded: z.number(),
});

const claim = z.extend(z.omit(listed, { words: true, files: true, remedy: true, customer: true }), {
  closed_at: z.nullable(z.string()),
  /** The order's or the request's id. */
  subject_id: z.int(),
  language: z.string(),
  description: z.string(),
  /** URLs of the proof; only support may read them. */
  files: z.array(z.string()),
  customer: z.object({
    id: z.int(),
    name: z.string(),
    email: z.nullable(z.string()),
    phone_number: z.string(),
    company_name: z.string(),
  }),
  /** The customer's other claims, the newest first. */
  others: z.array(
    z.object({ id: z.int(), number: z.string(), reason, status, created_at: z.string() }),
  ),
  parcel: z.nullable(parcel),
  remedy: z.nullable(remedy),
  /** What a refund can still give back, in the currency of the order or parcel. */
  refundable: z.object({ left: z.number(), currency: z.string(), rate: z.number() }),
  timeline: z.array(
    z.object({
      at: z.string(),
      status,
      actor: z.enum(["customer", "staff"]),
      who: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), subject: z.string(), at: z.string(), is_sent: z.boolean() }),
  ),
  notes: shownNotes,
  /** The steps that the caller may make now. */
  steps: z.array(z.enum(MOVES_BY_STAFF)),
  /** The caller may accept the claim, or choose another remedy as long as it was not made. */
  can_accept: z.boolean(),
  /** The caller may enter the number of the parcel with which the goods were sent again. */
  can_resend: z.boolean(),
  /** The most in euros that the caller may promise; null for the owner. */
  limit: z.nullable(z.number()),
});
export type StaffClaim = z.infer<typeof claim>;

const answer = z.object({ status: ok, claim });
const byId = z.object({ id: rowIdText });

export const staffClaimCall = defineStaffCall({
  path: "/api/staff/claims/get/{id}",
  tag: TAG,
  // Orders and finance make the remedies.
  roles: ["support", "orders", "finance"],
  scope: "site",
  summary: "Support, orders, finance: one claim with everything that is known of it",
  input: byId,
  output: answer,
});

/** The state that was shown when staff decided; a claim that changed since is not touched. */
const seen = z.optional(status);
const note = z.optional(z.string().check(z.trim(), z.maxLength(2000, "validation.too_long")));

export const moveClaimCall = defineStaffCall({
  path: "/api/staff/claims/move/{id}",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  summary:
    "Support: take a claim, refuse it with a reason, or close it; told to its owner. Accepting has a call of its own",
  input: z.extend(byId, { to: z.enum(MOVES_BY_STAFF), seen, note }),
  output: answer,
});

export const acceptClaimCall = defineStaffCall({
  path: "/api/staff/claims/accept/{id}",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  summary:
    "Support: the claim is accepted with a remedy, which becomes a task for those who may make it; again as long as it was not made. Only the owner may promise more than CLAIM_LIMIT_EUR",
  input: z.extend(byId, {
    way: z.enum(REMEDY_WAYS, "validation.required"),
    lines: z.array(pieces).check(z.maxLength(500)),
    /** In the currency of the refund, in euros for the wallet. */
    amount: z
      .number("validation.required")
      .check(
        z.minimum(0, "validation.invalid"),
        z.maximum(10_000_000, "validation.invalid"),
        z.refine(isIntegerCents, "validation.invalid"),
      ),
    note,
    seen,
  }),
  output: answer,
});

export const resendClaimCall = defineStaffCall({
  path: "/api/staff/claims/resent/{id}",
  tag: TAG,
  roles: ["orders"],
  scope: "site",
  summary: "Orders: the goods were sent again; the number of the new parcel",
  input: z.extend(byId, {
    tracking_number: z
      .string("validation.required")
      .check(
        z.trim(),
        z.minLength(4, "validation.required"),
        z.maxLength(60, "validation.too_long"),
      ),
  }),
  output: answer,
});
