import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { paperLine } from "./contract.ts";
import { BILL_ACTORS, BILL_PURPOSES, BILL_STATUSES, BILL_STEPS } from "./domain/bill.ts";

/** What staff see of invoices and credit notes: lists, files, and prints. */

const TAG = "staff: invoices";
const day = z.string().check(z.refine(isDay, "validation.invalid"));

export const papersFilter = z.object({
  kind: z.optional(z.enum(["invoice", "credit_note"])),
  site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
  issued_since: z.optional(day),
  issued_until: z.optional(day),
  /** The number of the document, or of the order that it is for. */
  query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  customer_id: z.optional(rowId),
  /** Only invoices that are payable on their own, in these states. */
  bill: z.optional(z.array(z.enum(BILL_STATUSES)).check(z.minLength(1))),
  /** Still to be paid after its last day. */
  overdue: z.optional(z.boolean()),
});
export type PapersFilterInput = z.infer<typeof papersFilter>;

const listed = z.object({
  id: z.int(),
  slug: z.string(),
  number: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  status: z.enum(BILL_STATUSES),
  site_id: z.int(),
  issued_on: z.string(),
  due_on: z.nullable(z.string()),
  order_id: z.nullable(z.int()),
  order_number: z.nullable(z.string()),
  customer_id: z.nullable(z.int()),
  buyer: z.string(),
  total: z.number(),
  currency: z.string(),
});
export type ListedStaffPaper = z.infer<typeof listed>;

const text = z.string();
const money = z.object({ net: z.number(), vat: z.number(), total: z.number() });
const related = z.object({ id: z.int(), number: text });

const paper = z.extend(listed, {
  purpose: z.nullable(z.enum(BILL_PURPOSES)),
  is_overdue: z.boolean(),
  /** The forwarded parcel that it is for. */
  parcel: z.nullable(related),
  company: z.nullable(z.object({ name: text, code: text, vat_code: text })),
  address: text,
  /** Of somebody without an account. */
  email: z.nullable(text),
  language: text,
  lines: z.array(paperLine),
  vat: z.array(z.extend(money, { percent: z.number() })),
  net: z.number(),
  vat_total: z.number(),
  fee: z.number(),
  credit_of: z.nullable(related),
  credit_notes: z.array(z.extend(related, { total: z.number() })),
  history: z.array(
    z.object({
      status: z.enum(BILL_STATUSES),
      actor: z.enum(BILL_ACTORS),
      who: z.nullable(text),
      at: text,
    }),
  ),
  notes: z.array(z.object({ id: z.int(), text, who: text, at: text, mentions: z.array(text) })),
  /** What the caller may do with it now. */
  steps: z.array(z.enum(BILL_STEPS)),
});
export type StaffPaper = z.infer<typeof paper>;

/** Where the printed paper may be opened, the paper itself may. */
const READERS = ["orders", "finance", "support"] as const;

export const showStaffPaperCall = defineStaffCall({
  path: "/api/staff/invoices/show",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support: an invoice or credit note with its lines and history; each look is in the access log",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true), paper }),
});

export const billTermsCall = defineStaffCall({
  path: "/api/staff/invoices/terms",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  summary: "Finance: the usual VAT, languages and days to pay of new invoices, by site",
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    sites: z.array(
      z.object({
        id: z.int(),
        vat_percent: z.number(),
        languages: z.array(text),
        due_on: text,
        due_from: text,
        due_until: text,
      }),
    ),
  }),
});
export type BillTerms = OutputOf<typeof billTermsCall>["sites"][number];

export const listStaffPapersCall = defineStaffCall({
  path: "/api/staff/invoices/list",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  summary:
    "Finance: invoices and credit notes by any filter, the newest first, 50 at a time; counts stop at 10,001",
  input: z.extend(papersFilter, { after: z.optional(rowId) }),
  output: z.object({
    status: z.literal(true),
    papers: z.array(listed),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
});

export const papersCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/invoices/csv",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Finance: the papers of a period as a file, a row for each rate of VAT; `filter` is the JSON of the list's input",
  input: filterInput(papersFilter),
  output: z.unknown(),
});

export const exportPapersCall = defineStaffCall({
  path: "/api/staff/invoices/export",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  summary: "Finance: begins a file of the papers of a long period, which is there for a day",
  input: papersFilter,
  output: z.object({ status: z.literal(true), run: z.string() }),
});

export const staffPaperCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/invoices/pdf/{id}",
  tag: TAG,
  roles: READERS,
  scope: "site",
  givesFile: "application/pdf",
  summary: "Orders, finance, support: a paper of their sites as it is printed",
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: z.unknown(),
});

export const staffOrderPapersCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/invoices/of-orders",
  tag: TAG,
  roles: staffPaperCall.staff.roles,
  scope: "site",
  givesFile: "application/pdf",
  summary:
    "Orders, finance, support: the papers of up to 100 orders (`ids`, with commas) as one file, noted in the access log",
  input: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)) }),
  output: z.unknown(),
});
