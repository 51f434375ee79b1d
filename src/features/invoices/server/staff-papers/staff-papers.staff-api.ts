import { toDecimal } from "#core/money.ts";
import type { Records } from "#features/records/server/records.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  exportPapersCall,
  type ListedStaffPaper,
  listStaffPapersCall,
  papersCsvCall,
} from "../../staff-calls.ts";
import { summarisePaper } from "../invoice-response.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { paperStatus } from "../read-paper.ts";
import { countPapers, exportPapers } from "./export-papers.ts";
import { papersFilterOf } from "./papers-filter.ts";
import { PAPERS_RUN } from "./papers-run.ts";
import { findStaffPapers } from "./staff-papers.repository.ts";

const PAGE = 50;
const NOTHING = { status: true as const, papers: [], total: 0, next: null };

type PapersApiDeps = Pick<InvoicesDeps, "db"> & Pick<Records, "startRun">;

export const staffPapersApi = ({ db, startRun }: PapersApiDeps): StaffRoute[] => [
  handleStaffCall(listStaffPapersCall, async ({ after, ...input }, { actor, site }) => {
    const filter = papersFilterOf(input, actor, site.timeZone);
    if (!filter) return NOTHING;
    const { rows, hasMore, total } = await findStaffPapers(db, filter, { after, limit: PAGE });
    const next = hasMore ? (rows.at(-1)?.invoice.id ?? null) : null;
    return { status: true as const, papers: rows.map(describeRow), total, next };
  }),
  handleStaffCall(papersCsvCall, async ({ filter: asked }, request) => {
    const { actor, site } = request;
    const filter = papersFilterOf(asked, actor, site.timeZone);
    const made = await exportPapers(db, { actor, filter });
    return made.ok ? made.value : refuse(request, made);
  }),
  handleStaffCall(exportPapersCall, async (filter, { actor, site }) => {
    const { timeZone } = site;
    const found = papersFilterOf(filter, actor, timeZone);
    const total = await countPapers(db, found);
    const asked = { actor, kind: PAPERS_RUN, total, input: { filter, timeZone } };
    const run = await startRun(asked);
    return { status: true as const, run: run.id };
  }),
];

const refuse = refuseWith({ "office.papers.errors.csv_large": 409 });

type Row = Awaited<ReturnType<typeof findStaffPapers>>["rows"][number];

function describeRow(row: Row): ListedStaffPaper {
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
