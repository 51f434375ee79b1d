import { addDays, startOfDay } from "#core/dates.ts";
import { toDecimal } from "#core/money.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type ListedStaffPaper,
  listStaffPapersCall,
  type PapersFilterInput,
  papersCsvCall,
} from "../../staff-calls.ts";
import { summarisePaper } from "../invoice-response.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { paperStatus } from "../read-paper.ts";
import { exportPapers } from "./export-papers.ts";
import { findStaffPapers, type StaffPaperFilter } from "./staff-papers.repository.ts";

const PAGE = 50;
const NOTHING = { status: true as const, papers: [], total: 0, next: null };

export const staffPapersApi = ({ db }: Pick<InvoicesDeps, "db">): StaffRoute[] => [
  handleStaffCall(listStaffPapersCall, async ({ after, ...input }, { actor, site }) => {
    const filter = filterOf(input, actor, site.timeZone);
    if (!filter) return NOTHING;
    const { rows, hasMore, total } = await findStaffPapers(db, filter, { after, limit: PAGE });
    const next = hasMore ? (rows.at(-1)?.invoice.id ?? null) : null;
    return { status: true as const, papers: rows.map(describeRow), total, next };
  }),
  handleStaffCall(papersCsvCall, ({ filter }, { actor, site }) =>
    exportPapers(db, { actor, filter: filterOf(filter, actor, site.timeZone) }),
  ),
];

/** Undefined where nothing can be found: sites that somebody does not work for. */
function filterOf(
  input: PapersFilterInput,
  { siteIds }: StaffActor,
  timeZone: string,
): StaffPaperFilter | undefined {
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  const order = /^QU(\d{1,15})$/i.exec(input.query ?? "")?.[1];
  return {
    siteIds: sites,
    kind: input.kind,
    issuedFrom: input.issued_since ? startOfDay(input.issued_since, timeZone) : undefined,
    issuedBefore: input.issued_until
      ? startOfDay(addDays(input.issued_until, 1), timeZone)
      : undefined,
    number: order ? undefined : input.query?.toUpperCase(),
    orderId: order ? Number(order) : undefined,
    customerId: input.customer_id,
  };
}

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
