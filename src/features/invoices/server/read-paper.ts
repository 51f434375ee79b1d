import type { Cents } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import type { BillStatus } from "../domain/bill.ts";
import { type InvoiceContent, withoutBuyer } from "../domain/invoice.ts";
import { selectBill } from "./bills/bills.repository.ts";
import { type Invoice, leftOf, selectInvoice, selectPapersOf } from "./invoices.repository.ts";

export type PaperQuery = {
  slug: string;
  customerId: number | undefined;
  /** The hash of a guest's cart cookie. */
  visitorHash?: Buffer | undefined;
};

/** The format of our slugs; nothing else was ever handed out. */
const SLUG = /^[\w-]{16,64}$/;

export type Paper = {
  invoice: Invoice;
  /** Without the buyer, unless the reader may see the buyer. */
  content: InvoiceContent;
  isOwn: boolean;
  status: BillStatus;
  /** The fee that the payer paid for the payment itself. */
  feeCents: Cents;
};

/**
 * Product notes §3: everyone who has the link may see a standalone invoice and its credit notes, but not the buyer.
 * For orders and parcels: a customer's document is shown only to the customer; a guest's is complete for the browser
 * that ordered, and without the buyer for others.
 */
export async function readPaper(
  { db }: { db: Database },
  { slug, customerId, visitorHash }: PaperQuery,
): Promise<Paper | undefined> {
  const invoice = SLUG.test(slug) ? await selectInvoice(db, slug) : undefined;
  if (!invoice) return undefined;
  const isBill = invoice.subjectKind === null;
  const isOwn =
    invoice.customerId === null
      ? visitorHash !== undefined && invoice.visitorHash?.equals(visitorHash) === true
      : invoice.customerId === customerId;
  if (!isOwn && !isBill && invoice.customerId !== null) return undefined;
  return describePaper(db, invoice, isOwn);
}

/** The complete document, for staff of its site; reading the buyer's data is recorded in the access log. */
export async function readStaffPaper(
  { db }: { db: Database },
  { actor, slug }: { actor: StaffActor; slug: string },
): Promise<Paper | undefined> {
  const invoice = SLUG.test(slug) ? await selectInvoice(db, slug) : undefined;
  if (!invoice || !reachesSite(actor, invoice.siteId)) return undefined;
  const { id, customerId } = invoice;
  const look = { actor, customerId, isGuest: customerId === null };
  await noteAccess(db, { ...look, what: "invoice", record: `invoice:${id}` });
  return describePaper(db, invoice, true);
}

/** All documents of some orders, in the order of the given ids; a file of many is one entry in the access log. */
export async function readPapersOfOrders(
  { db }: { db: Database },
  { actor, orderIds }: { actor: StaffActor; orderIds: readonly number[] },
): Promise<Paper[]> {
  const found = (await selectPapersOf(db, "order", orderIds)).filter(({ siteId }) =>
    reachesSite(actor, siteId),
  );
  if (found.length === 0) return [];
  await noteAccess(db, { actor, what: "invoices.pdf", details: { papers: found.length } });
  const papers: Paper[] = [];
  for (const id of new Set(orderIds)) {
    const own = found.filter(({ subjectId }) => subjectId === id);
    for (const invoice of own) papers.push(await describePaper(db, invoice, true));
  }
  return papers;
}

async function describePaper(db: Database, invoice: Invoice, isOwn: boolean): Promise<Paper> {
  const isBill = invoice.subjectKind === null;
  const bill = isBill ? await selectBill(db, invoice.slug) : undefined;
  const creditedCents = (await leftOf(db, invoice)) - invoice.totalCents;
  const status = paperStatus({ invoice, bill, creditedCents });
  const content = isOwn ? invoice.content : withoutBuyer(invoice.content);
  return { invoice, content, isOwn, status, feeCents: bill?.feeCents ?? 0 };
}

type Known = {
  invoice: Pick<Invoice, "totalCents">;
  /** Set for a standalone invoice. */
  bill: { status: BillStatus } | null | undefined;
  /** The sum of its credit notes, below zero. */
  creditedCents: Cents;
};

/** An invoice of an order or a parcel was paid before it was written; if nothing is left, it was refunded. */
export function paperStatus({ invoice: { totalCents }, bill, creditedCents }: Known): BillStatus {
  if (bill) return bill.status;
  return totalCents > 0 && totalCents + creditedCents <= 0 ? "credited" : "paid";
}
