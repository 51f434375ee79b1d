import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { vatRows } from "../../domain/invoice.ts";
import { findStaffPapers, type StaffPaperFilter } from "./staff-papers.repository.ts";

const PAGE = 200;
const HEAD = [
  "number",
  "kind",
  "issued_on",
  "site_id",
  "order",
  "credit_of",
  "buyer",
  "company",
  "company_code",
  "vat_code",
  "country",
  "vat_percent",
  "net",
  "vat",
  "total",
  "currency",
];

type Export = { actor: StaffActor; filter: StaffPaperFilter | undefined };

/** Exact up to 10,000. */
export async function countPapers(db: Database, filter: StaffPaperFilter | undefined) {
  if (!filter) return 0;
  return (await findStaffPapers(db, filter, { after: undefined, limit: 1 })).total;
}

export async function exportPapers(db: Database, asked: Export): Promise<Result<FileAnswer>> {
  if ((await countPapers(db, asked.filter)) > MOST_CSV_ROWS) {
    return fail("office.papers.errors.csv_large");
  }
  const { head, pages } = await csvOfPapers(db, asked);
  return succeed(csvFile("invoices.csv", head, pages));
}

/** One row for each VAT rate, as accounting software reads them; the newest document first. */
export async function csvOfPapers(db: Database, { actor, filter }: Export) {
  const details = { filters: filterNames(filter) };
  await noteAccess(db, { actor, what: "invoices.csv", details });
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: number | undefined;
    while (filter) {
      const { rows, hasMore } = await findStaffPapers(db, filter, { after, limit: PAGE });
      yield rows.flatMap(({ invoice }) => cellsOf(invoice));
      after = rows.at(-1)?.invoice.id;
      if (!hasMore) return;
    }
  }
  return { head: HEAD, pages: pages() };
}

type Invoice = Awaited<ReturnType<typeof findStaffPapers>>["rows"][number]["invoice"];

function cellsOf({ content, siteId, creditsId }: Invoice): CsvCell[][] {
  const { address, company, country } = content.buyer;
  const head = [
    content.number,
    creditsId === null ? "invoice" : "credit_note",
    content.issuedOn,
    siteId,
    content.orderNumber ?? null,
    content.creditOf?.number ?? null,
    address ? `${address.firstName} ${address.lastName}`.trim() : null,
    company?.name ?? null,
    company?.code ?? null,
    company?.vatCode ?? null,
    country,
  ];
  return vatRows(content).map(({ percent, netCents, vatCents }) => [
    ...head,
    percent,
    toDecimal(netCents),
    toDecimal(vatCents),
    toDecimal(netCents + vatCents),
    content.currency,
  ]);
}
