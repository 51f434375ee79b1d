import { formatDate } from "#core/dates.ts";
import type { Records } from "#features/records/server/records.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  exportPapersCall,
  listStaffPapersCall,
  papersCsvCall,
  staffOrderPapersCall,
  staffPaperCall,
} from "../../staff-calls.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { type PrintDeps, printPaper, printPapers } from "../print/print-papers.ts";
import { readPapersOfOrders, readStaffPaper } from "../read-paper.ts";
import { describeRow } from "./describe-staff-paper.ts";
import { countPapers, exportPapers } from "./export-papers.ts";
import { papersFilterOf } from "./papers-filter.ts";
import { PAPERS_RUN } from "./papers-run.ts";
import { findStaffPapers } from "./staff-papers.repository.ts";

const PAGE = 50;
const NOTHING = { status: true as const, papers: [], total: 0, next: null };

type PapersApiDeps = Pick<InvoicesDeps, "db"> & Pick<Records, "startRun"> & { printing: PrintDeps };

const at = (timeZone: string) => ({ timeZone, today: formatDate(new Date(), timeZone) });

export const staffPapersApi = ({ db, startRun, printing }: PapersApiDeps): StaffRoute[] => [
  handleStaffCall(listStaffPapersCall, async ({ after, ...input }, { actor, site }) => {
    const filter = papersFilterOf(input, actor, at(site.timeZone));
    if (!filter) return NOTHING;
    const { rows, hasMore, total } = await findStaffPapers(db, filter, { after, limit: PAGE });
    const next = hasMore ? (rows.at(-1)?.invoice.id ?? null) : null;
    return { status: true as const, papers: rows.map(describeRow), total, next };
  }),
  handleStaffCall(papersCsvCall, async ({ filter: asked }, request) => {
    const { actor, site } = request;
    const filter = papersFilterOf(asked, actor, at(site.timeZone));
    const made = await exportPapers(db, { actor, filter });
    return made.ok ? made.value : refuse(request, made);
  }),
  handleStaffCall(exportPapersCall, async (filter, { actor, site }) => {
    const { timeZone } = site;
    const found = papersFilterOf(filter, actor, at(timeZone));
    const total = await countPapers(db, found);
    const asked = { actor, kind: PAPERS_RUN, total, input: { filter, timeZone } };
    const run = await startRun(asked);
    return { status: true as const, run: run.id };
  }),
  handleStaffCall(staffPaperCall, async ({ id }, request) => {
    const paper = await readStaffPaper({ db }, { actor: request.actor, slug: id });
    if (!paper) return failure(404, "errors.not_found");
    const printed = await printPaper(printing, paper);
    return printed.ok ? printed.value : refuse(request, printed);
  }),
  handleStaffCall(staffOrderPapersCall, async ({ ids }, request) => {
    const orderIds = ids.split(",").map(Number);
    const [first, ...others] = await readPapersOfOrders({ db }, { actor: request.actor, orderIds });
    if (!first) return failure(404, "office.papers.errors.none");
    const printed = await printPapers(printing, { name: "papers.pdf", papers: [first, ...others] });
    return printed.ok ? printed.value : refuse(request, printed);
  }),
];

const refuse = refuseWith({ "office.papers.errors.csv_large": 409, "errors.still_running": 503 });
