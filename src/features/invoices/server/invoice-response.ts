import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { drawQrCode } from "#platform/qr/draw-qr-code.ts";
import type { InvoiceDetails, ListedPaper, PaperLine } from "../contract.ts";
import { transferCode } from "../domain/bank-transfer.ts";
import type { BillStatus } from "../domain/bill.ts";
import { type InvoiceContent, type InvoiceLine, vatRows } from "../domain/invoice.ts";
import { type Invoice, selectCredits } from "./invoices.repository.ts";
import { type PaperQuery, readPaper } from "./read-paper.ts";

/** For the page of an invoice or credit note. */
export async function showInvoice(
  deps: { db: Database },
  asked: PaperQuery,
): Promise<InvoiceDetails | undefined> {
  const paper = await readPaper(deps, asked);
  if (!paper) return undefined;
  const { invoice, content, isOwn, status, feeCents } = paper;
  const credits = await selectCredits(deps.db, invoice.id);
  return {
    ...summarisePaper(invoice, status),
    is_own: isOwn,
    seller: describeSeller(content),
    buyer: isOwn ? describeBuyer(content) : null,
    lines: content.lines.map(describeLine),
    vat: vatRows(content).map(({ percent, exempt, netCents, vatCents }) => ({
      percent,
      exempt: exempt ?? null,
      net: toDecimal(netCents),
      vat: toDecimal(vatCents),
    })),
    net: toDecimal(content.netCents),
    vat_total: toDecimal(content.vatCents),
    fee: toDecimal(feeCents),
    credit_of: content.creditOf?.number ?? null,
    credit_notes: credits.map((credit) => ({
      id: credit.slug,
      number: credit.content.number,
      total: toDecimal(credit.totalCents),
    })),
    bank: status === "open" ? describeBank(content) : null,
  };
}

export function summarisePaper(invoice: Invoice, status: BillStatus): ListedPaper {
  const { slug, content, totalCents, creditsId } = invoice;
  return {
    id: slug,
    number: content.number,
    kind: creditsId === null ? "invoice" : "credit_note",
    status,
    issued_on: content.issuedOn,
    due_on: content.dueOn ?? null,
    order_number: content.orderNumber ?? null,
    currency: content.currency,
    total: toDecimal(totalCents),
  };
}

function describeSeller({ seller }: InvoiceContent): InvoiceDetails["seller"] {
  const { legalName: name, code, vatCode: vat_code, address, city, email, phone } = seller;
  const lines = { address: `${address}, ${city}`, country: seller.country ?? null };
  return { name, code, vat_code, ...lines, email, phone };
}

function describeBank(content: InvoiceContent): InvoiceDetails["bank"] {
  const { bank } = content.seller;
  if (!bank) return null;
  const text = transferCode(content);
  return { ...bank, code: text ? drawQrCode(text) : null };
}

function describeBuyer({ buyer }: InvoiceContent): InvoiceDetails["buyer"] {
  const { address, company, country } = buyer;
  const lines = [address?.firstAddress, `${address?.zip ?? ""} ${address?.city ?? ""}`, country];
  return {
    name: `${address?.firstName ?? ""} ${address?.lastName ?? ""}`.trim(),
    company: company?.name ?? null,
    address: lines
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(", "),
  };
}

export const describeLine = (line: InvoiceLine): PaperLine => ({
  name: "name" in line.what ? line.what.name : null,
  plan: ("name" in line.what && line.what.plan) || null,
  part: "part" in line.what ? line.what.part : null,
  quantity: line.quantity,
  net: toDecimal(line.netCents),
  total: toDecimal(line.grossCents),
  vat_percent: line.vatPercent ?? null,
});
