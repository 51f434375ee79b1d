import { addDays, formatDate } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import { countryCode, type Site } from "#features/sites/domain/site.ts";
import { DAYS_TO_PAY, type Purpose } from "../../domain/bill.ts";
import type { InvoiceLine } from "../../domain/invoice.ts";
import { billIssuedEmail, postInvoiceMail } from "../emails/invoice-emails.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { issueDocument } from "../issue-document.ts";
import { type Bill, type BillActor, insertBill, selectBill } from "./bills.repository.ts";
import { findRecipient, type RecipientInput } from "./recipient.ts";

export type BillLine = InvoiceLine["what"] & {
  quantity: number;
  /** Including VAT. */
  unitCents: Cents;
  /** If missing, the rate of the site's country. */
  vatPercent?: number | undefined;
};

export type BillContent = RecipientInput & {
  siteId: number;
  lines: readonly BillLine[];
  language: string;
  /** yyyy-MM-dd */
  dueOn?: string | undefined;
  /** Data that the issuing feature needs when the bill is paid. */
  data?: Record<string, unknown> | undefined;
  /** The number of the parcel or order that the bill is about. */
  orderNumber?: string | undefined;
};

export type BillInput = BillContent & { purpose: Purpose; actor?: BillActor };

/**
 * Issues a standalone invoice in euros and mails its link to the recipient. It is identified by its unguessable
 * slug. Undefined if there is no recipient.
 */
export async function issueBill(
  deps: InvoicesDeps,
  tx: Transaction,
  input: BillInput,
): Promise<Bill | undefined> {
  const bill = await writeBill(deps, tx, input);
  if (bill) await postInvoiceMail(deps, tx, bill, "invoice-issued", billIssuedEmail(bill));
  return bill;
}

/** Like `issueBill`, without a mail. */
export async function writeBill(
  deps: InvoicesDeps,
  tx: Transaction,
  input: BillInput,
): Promise<Bill | undefined> {
  const { siteId, language, purpose, data = {}, actor = { kind: "system" } } = input;
  const site = deps.findSite(siteId);
  const recipient = await findRecipient(tx, site, language, input);
  if (!recipient) return undefined;
  const { buyer, customerId, email } = recipient;
  const issuedAt = deps.now();
  const issuedOn = formatDate(issuedAt, site.timeZone);
  const dueOn = input.dueOn ?? addDays(issuedOn, DAYS_TO_PAY);
  const lines = taxedLines(site, issuedOn, input.lines);
  const { orderNumber } = input;
  const head = { language, currency: "EUR", buyer, dueOn, orderNumber };
  const { id, slug } = await issueDocument(tx, { site, customerId, issuedAt, head, lines });
  const guestEmail = customerId === null ? email : null;
  await insertBill(tx, { invoiceId: id, purpose, email: guestEmail, data, dueOn }, actor);
  return selectBill(tx, slug);
}

function taxedLines(site: Site, day: string, lines: readonly BillLine[]) {
  const usual = vatPercent(countryCode(site, site.defaultCountryId), day);
  return lines.map(({ quantity, unitCents, vatPercent: percent = usual, ...what }) => ({
    what,
    quantity,
    grossCents: unitCents * quantity,
    vatPercent: percent,
  }));
}
