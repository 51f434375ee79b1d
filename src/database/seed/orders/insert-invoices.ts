import { addDays, formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { DAYS_TO_PAY } from "#features/invoices/domain/bill.ts";
import { creditDocument } from "#features/invoices/server/credit-document.ts";
import { invoiceBills, invoiceHistory } from "#features/invoices/server/invoices.tables.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import type { OrderPeople } from "./insert-orders.ts";

export type InvoiceDefinition = {
  email: string;
  siteId: number;
  daysAgo: number;
  lines: { name: string; quantity: number; grossCents: number }[];
  /** Paid, and given back since; any other is open. */
  isCredited: boolean;
};

/** Invoices by themselves with a past, as finance would have made them. */
export async function insertInvoices(
  tx: Transaction,
  definitions: readonly InvoiceDefinition[],
  { sites, customers }: OrderPeople,
): Promise<void> {
  for (const { email, siteId, daysAgo, lines, isCredited } of definitions) {
    const site = sites.find(({ id }) => id === siteId);
    const owner = customers.find((one) => one.email === email);
    if (!site || !owner) throw new Error(`Nobody has the demo invoice of ${email}`);
    const { firstName, lastName, language, addresses } = owner;
    const [{ firstAddress, city, zip } = { firstAddress: "", city: "", zip: "" }] = addresses;
    const issuedAt = new Date(Date.now() - daysAgo * DAY_MS);
    const issuedOn = formatDate(issuedAt, site.timeZone);
    const dueOn = addDays(issuedOn, DAYS_TO_PAY);
    const percent = vatPercent(site.defaultCountry, issuedOn);
    const buyer = {
      address: { firstName, lastName, firstAddress, city, zip },
      country: site.defaultCountry,
      company: null,
    };
    const invoice = await issueDocument(tx, {
      site,
      issuedAt,
      customerId: owner.id,
      head: { ...{ language, buyer, dueOn }, currency: "EUR" },
      lines: lines.map(({ name, ...line }) => ({ what: { name }, ...line, vatPercent: percent })),
    });
    const invoiceId = invoice.id;
    const paidAt = isCredited ? new Date(issuedAt.getTime() + DAY_MS) : null;
    const status = isCredited ? "credited" : "open";
    await tx.insert(invoiceBills).values({ invoiceId, purpose: "misc", status, dueOn, paidAt });
    const step = (at: Date) => ({ invoiceId, at, actorKind: "staff" as const });
    await tx.insert(invoiceHistory).values({ ...step(issuedAt), status: "open" });
    if (!paidAt) continue;
    await tx.insert(invoiceHistory).values({ ...step(paidAt), status: "paid" });
    await creditDocument(tx, site, invoice);
    await tx.insert(invoiceHistory).values({ ...step(new Date()), status: "credited" });
  }
}
