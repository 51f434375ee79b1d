import { addDays, formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { DAYS_TO_PAY } from "#features/invoices/domain/bill.ts";
import type { Buyer } from "#features/invoices/domain/invoice.ts";
import { billRelation } from "#features/invoices/server/bills/settle-bill.ts";
import { creditDocument } from "#features/invoices/server/credit-document.ts";
import { invoiceBills, invoiceHistory } from "#features/invoices/server/invoices.tables.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import type { OrderParties } from "../orders/insert-orders.ts";
import { countryTitleIn } from "../sites/country-title.ts";
import type { DemoHistory } from "./demo-history.ts";

const CREDITED_AFTER_DAYS = 9;

export type InvoiceDefinition = {
  email: string;
  siteId: number;
  daysAgo: number;
  lines: { name: string; quantity: number; grossCents: number }[];
  /** True if it was paid and refunded since; otherwise it is open. */
  isCredited: boolean;
};

/** Invoices without an order, with a past, as finance would have made them. */
export function addInvoices(
  history: DemoHistory,
  definitions: readonly InvoiceDefinition[],
  { sites, customers }: OrderParties,
): void {
  for (const definition of definitions) {
    const { email, siteId, daysAgo } = definition;
    const site = sites.find(({ id }) => id === siteId);
    const owner = customers.find((one) => one.email === email);
    if (!site || !owner) throw new Error(`Nobody has the demo invoice of ${email}`);
    addBill(history, {
      definition,
      site,
      owner,
      issuedAt: new Date(Date.now() - daysAgo * DAY_MS),
    });
  }
}

type Bill = {
  definition: InvoiceDefinition;
  site: OrderParties["sites"][number];
  owner: OrderParties["customers"][number];
  issuedAt: Date;
};

/** A paid invoice was paid from the wallet, and its refund went back there. */
function addBill(history: DemoHistory, bill: Bill): void {
  const { site, owner, issuedAt: at, definition } = bill;
  const paidAt = new Date(at.getTime() + DAY_MS);
  const back = new Date(paidAt.getTime() + CREDITED_AFTER_DAYS * DAY_MS);
  let invoice: Invoice | undefined;
  history.documents.push({
    at,
    async write(tx) {
      invoice = await issue(tx, bill, definition.isCredited ? paidAt : null);
    },
  });
  if (!definition.isCredited) return;
  history.documents.push({
    at: back,
    async write(tx) {
      if (!invoice) throw new Error("An invoice of the demo went back before it was written");
      const { id, totalCents: cents } = invoice;
      await creditDocument(tx, invoice, { site, issuedAt: back });
      await insertStep(tx, { invoiceId: id, at: back, status: "credited" });
      const move = { customerId: owner.id, cents, relation: billRelation({ id }) };
      const key = `seed:invoice:${id}`;
      history.moves.push(
        { ...move, kind: "debit", key, at: paidAt },
        { ...move, kind: "refund", key: `${key}:back`, of: key, at: back },
      );
    },
  });
}

type Step = Pick<typeof invoiceHistory.$inferInsert, "invoiceId" | "at" | "status">;

const insertStep = (tx: Transaction, step: Step) =>
  tx.insert(invoiceHistory).values({ ...step, actorKind: "staff" });

async function issue(tx: Transaction, bill: Bill, paidAt: Date | null): Promise<Invoice> {
  const { site, owner, issuedAt, definition } = bill;
  const issuedOn = formatDate(issuedAt, site.timeZone);
  const dueOn = addDays(issuedOn, DAYS_TO_PAY);
  const vat = vatPercent(site.defaultCountry, issuedOn);
  const head = { language: owner.language, buyer: buyerOf(bill), dueOn, currency: "EUR" };
  const lines = definition.lines.map(({ name, ...line }) => ({
    what: { name },
    ...line,
    vatPercent: vat,
  }));
  const invoice = await issueDocument(tx, { site, issuedAt, customerId: owner.id, head, lines });
  const invoiceId = invoice.id;
  const status = definition.isCredited ? "credited" : "open";
  await tx.insert(invoiceBills).values({ invoiceId, purpose: "misc", status, dueOn, paidAt });
  await insertStep(tx, { invoiceId, at: issuedAt, status: "open" });
  if (paidAt) await insertStep(tx, { invoiceId, at: paidAt, status: "paid" });
  return invoice;
}

function buyerOf({ site, owner }: Bill): Buyer {
  const { firstName, lastName, language, addresses } = owner;
  const [{ firstAddress, city, zip } = { firstAddress: "", city: "", zip: "" }] = addresses;
  return {
    address: { firstName, lastName, firstAddress, city, zip },
    country: countryTitleIn(language, site.defaultCountry),
    company: null,
  };
}
