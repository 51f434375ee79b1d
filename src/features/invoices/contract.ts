import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isIntegerCents } from "#core/money.ts";
import { PAY_TIMEOUT_MS, payResult, payWith } from "#features/payments/contract.ts";
import { defineCall } from "#platform/api/call.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { textOf } from "#platform/api/text-of.ts";
import { BILL_LIMITS, BILL_STATUSES } from "./domain/bill.ts";
import type { Exemption, InvoicePart } from "./domain/invoice.ts";

const TAG = "invoices";
const nullableText = z.nullable(z.string());
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Used in the API and on pages alike; amounts include VAT unless stated. */
const listed = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  status: z.enum(BILL_STATUSES),
  issued_on: z.string(),
  due_on: nullableText,
  order_number: nullableText,
  currency: z.string(),
  total: z.number(),
});

export type ListedPaper = z.infer<typeof listed>;
export type PaperKind = ListedPaper["kind"];

export const paperLine = z.object({
  /** The name as printed, in the document's language. */
  name: nullableText,
  /** For a line of a pro plan: its parts, which a page can show in any language. */
  plan: z.nullable(
    z.object({ shop: z.string(), plan: z.string(), period: z.enum(["month", "year"]) }),
  ),
  part: z.nullable(textOf<InvoicePart>()),
  quantity: z.int(),
  net: z.number(),
  total: z.number(),
  vat_percent: z.nullable(z.number()),
});
export type PaperLine = z.infer<typeof paperLine>;

/** A QR code that banking apps read: `path` draws rows of squares on a grid, with strokes that are one unit wide. */
const bankCode = z.object({ size: z.int(), path: z.string() });
export type BankCode = z.infer<typeof bankCode>;

const details = z.extend(listed, {
  is_own: z.boolean(),
  seller: z.object({
    name: z.string(),
    code: z.string(),
    vat_code: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    country: nullableText,
  }),
  /** Null unless the reader is the buyer. */
  buyer: z.nullable(z.object({ name: z.string(), company: nullableText, address: z.string() })),
  lines: z.array(paperLine),
  vat: z.array(
    z.object({
      percent: z.number(),
      exempt: z.nullable(textOf<Exemption>()),
      net: z.number(),
      vat: z.number(),
    }),
  ),
  net: z.number(),
  vat_total: z.number(),
  fee: z.number(),
  /** Set for a credit note. */
  credit_of: nullableText,
  credit_notes: z.array(z.object({ id: z.string(), number: z.string(), total: z.number() })),
  /** Where to transfer the money, as long as the invoice is unpaid. */
  bank: z.nullable(
    z.object({
      name: z.string(),
      iban: z.string(),
      bic: z.string(),
      code: z.nullable(bankCode),
    }),
  ),
});
export type InvoiceDetails = z.infer<typeof details>;

const output = z.object({ status: z.literal(true), invoice: details });

export const invoiceCall = defineCall({
  path: "/api/invoice/get/{id}",
  tag: TAG,
  summary: "An invoice for whoever holds its link; whom it names is told to them alone",
  input: byId,
  output,
});

export const invoicePdfCall = defineCall({
  method: "GET",
  path: "/api/invoice/pdf/{id}",
  tag: TAG,
  summary: "An invoice or a credit note as it is printed; its id cannot be guessed",
  givesFile: "application/pdf",
  input: byId,
  output: z.unknown(),
});

export const payInvoiceCall = defineCall({
  path: "/api/invoice/pay/{id}",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: TAG,
  summary: "Pays an open invoice, by wallet or by provider",
  input: z.extend(byId, payWith),
  output: payResult,
});

export const declineInvoiceCall = defineCall({
  path: "/api/invoice/decline/{id}",
  tag: TAG,
  summary: "Whom an open invoice is for will not pay it",
  input: byId,
  output,
});

export const invoicesCall = defineCall({
  path: "/api/invoice/list",
  tag: TAG,
  summary: "The customer's invoices and credit notes, the newest first, 20 a page",
  input: z.object({ page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))) }),
  output: z.object({ status: z.literal(true), items: z.array(listed), total: z.int() }),
});

/** What staff do; for users without a role these calls do not exist. */

const STAFF = "staff: invoices";
const words = (most: number) =>
  z
    .string("validation.required")
    .check(
      z.trim(),
      z.minLength(1, "validation.required"),
      z.maxLength(most, "validation.invalid"),
    );
const maybe = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
const euros = z
  .number("validation.required")
  .check(
    z.positive("office.bill.errors.price"),
    z.maximum(BILL_LIMITS.price, "office.bill.errors.price"),
    z.refine(isIntegerCents, "office.bill.errors.price"),
  );
const day = z.string().check(z.refine(isDay, "office.bill.errors.due"));

const line = z.object({
  name: words(200),
  quantity: z
    .int("validation.required")
    .check(
      z.minimum(1, "validation.invalid"),
      z.maximum(BILL_LIMITS.quantity, "validation.invalid"),
    ),
  price: euros,
  vat_percent: z.optional(
    z
      .number("validation.invalid")
      .check(
        z.minimum(0, "validation.invalid"),
        z.maximum(BILL_LIMITS.vatPercent, "validation.invalid"),
      ),
  ),
});
const recipient = z.object({
  name: words(160),
  email: z.email("validation.email").check(z.maxLength(200, "validation.invalid")),
  company: z.optional(z.object({ name: words(200), code: maybe(40), vat_code: maybe(20) })),
  address: z.optional(z.object({ first_address: words(200), city: words(100), zip: maybe(20) })),
});
export type BillRecipient = z.infer<typeof recipient>;

export const staffIssueCall = defineStaffCall({
  roles: ["finance"],
  asksAgain: true,
  scope: "site",
  path: "/api/staff/invoices/create",
  tag: STAFF,
  summary:
    "Finance: an invoice for a customer, or for somebody without an account; its link is mailed",
  input: z
    .object({
      /** Made by the form: the same key makes one invoice. */
      key: z.optional(z.uuid("validation.invalid")),
      /** If missing, the site of the office's address; a customer is billed by their own site. */
      site_id: z.optional(rowId),
      customer_id: z.optional(rowId),
      recipient: z.optional(recipient),
      /** Prices include VAT. */
      lines: z.array(line).check(z.minLength(1), z.maxLength(BILL_LIMITS.lines)),
      due_on: z.optional(day),
      language: maybe(2),
    })
    .check(z.refine((who) => (who.customer_id === undefined) !== (who.recipient === undefined))),
  output,
});

const byStaff = (name: string, summary: string) =>
  defineStaffCall({
    roles: ["finance"],
    asksAgain: true,
    scope: "site",
    path: `/api/staff/invoices/${name}/{id}`,
    tag: STAFF,
    summary,
    input: byId,
    output,
  });

export const staffCancelCall = byStaff("cancel", "Finance: an invoice that nobody paid is void");
export const staffPaidCall = byStaff("paid", "Finance: the money for it came by bank transfer");
export const staffCreditCall = byStaff(
  "credit",
  "Finance: what was paid goes back the way it came, with a credit note",
);
