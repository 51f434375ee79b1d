import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { BILL_STATUSES } from "./domain/bill.ts";

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
  roles: ["orders", "finance", "support"],
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
