import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import type { Records } from "#features/records/server/records.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { billSteps, isOverdue } from "../../domain/bill.ts";
import { vatRows } from "../../domain/invoice.ts";
import type { ListedStaffPaper, StaffPaper } from "../../staff-calls.ts";
import { describeLine, summarisePaper } from "../invoice-response.ts";
import type { Invoice } from "../invoices.repository.ts";
import { paperStatus } from "../read-paper.ts";
import {
  type findStaffPapers,
  selectBillHistory,
  selectStaffPaper,
} from "./staff-papers.repository.ts";

type PaperDeps = { db: Database } & Pick<Records, "listNotes">;
type Asked = { actor: StaffActor; id: number; today: string };

/** Undefined if there is no such paper, or if the caller does not work for its site. */
export async function describeStaffPaper(
  { db, listNotes }: PaperDeps,
  { actor, id, today }: Asked,
): Promise<StaffPaper | undefined> {
  const found = await selectStaffPaper(db, id);
  if (!found || !reachesSite(actor, found.invoice.siteId)) return undefined;
  const { invoice, bill, credits, credited } = found;
  const { customerId, content } = invoice;
  const record = `invoice:${id}`;
  const look = { actor, customerId, isGuest: customerId === null };
  await noteAccess(db, { ...look, what: "invoice", record });
  const [history, notes] = await Promise.all([
    selectBillHistory(db, id),
    listNotes(record, actor.id),
  ]);
  const finance = requireRole(actor, "finance");
  const mayStep = finance.ok && reachesSite(finance.value, invoice.siteId);
  return {
    ...describeRow(found),
    purpose: bill?.purpose ?? null,
    is_overdue: bill ? isOverdue(bill, today) : false,
    parcel: parcelOf(invoice),
    ...describeBuyer(invoice),
    email: bill?.email ?? null,
    language: content.language,
    ...describeSums(invoice),
    fee: toDecimal(bill?.feeCents ?? 0),
    credit_of: credited ? { id: credited.id, number: credited.content.number } : null,
    credit_notes: credits.map((credit) => ({
      id: credit.id,
      number: credit.content.number,
      total: toDecimal(credit.totalCents),
    })),
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    notes,
    steps: bill && mayStep ? billSteps(bill.status) : [],
  };
}

const parcelOf = ({ subjectKind, subjectId, content }: Invoice): StaffPaper["parcel"] =>
  subjectKind === "forward_request" && subjectId !== null
    ? { id: subjectId, number: content.orderNumber ?? "" }
    : null;

function describeBuyer({ content }: Invoice): Pick<StaffPaper, "company" | "address"> {
  const { address, company, country } = content.buyer;
  const parts = [address?.firstAddress, `${address?.zip ?? ""} ${address?.city ?? ""}`, country];
  return {
    company: company && { name: company.name, code: company.code, vat_code: company.vatCode },
    address: parts
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(", "),
  };
}

const describeSums = ({
  content,
}: Invoice): Pick<StaffPaper, "lines" | "vat" | "net" | "vat_total"> => ({
  lines: content.lines.map(describeLine),
  vat: vatRows(content).map(({ percent, netCents, vatCents }) => ({
    percent,
    net: toDecimal(netCents),
    vat: toDecimal(vatCents),
    total: toDecimal(netCents + vatCents),
  })),
  net: toDecimal(content.netCents),
  vat_total: toDecimal(content.vatCents),
});

type Row = Awaited<ReturnType<typeof findStaffPapers>>["rows"][number];

export function describeRow(row: Row): ListedStaffPaper {
  const { id, slug, siteId, customerId, subjectKind, subjectId, content } = row.invoice;
  const { number, kind, status, issued_on, due_on, order_number, currency } = summarisePaper(
    row.invoice,
    paperStatus(row),
  );
  const { address, company } = content.buyer;
  return {
    id,
    slug,
    number,
    kind,
    status,
    site_id: siteId,
    issued_on,
    due_on,
    order_id: subjectKind === "order" ? subjectId : null,
    order_number,
    customer_id: customerId,
    buyer: company?.name || `${address?.firstName ?? ""} ${address?.lastName ?? ""}`.trim(),
    total: toDecimal(row.invoice.totalCents),
    currency,
  };
}
