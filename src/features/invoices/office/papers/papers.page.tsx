import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useLargeCsv } from "#features/records/office/runs/use-large-csv.ts";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import {
  exportPapersCall,
  type ListedStaffPaper,
  listStaffPapersCall,
  papersCsvCall,
} from "../../staff-calls.ts";
import { PaperState } from "../paper/paper-state.tsx";
import { PAPERS_FIELDS, papersInput } from "./papers-query.ts";

const LIST = "invoices";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedStaffPaper>> {
  const input = filterIn(search);
  const { papers, total, next } = await callApi(listStaffPapersCall, {
    ...input,
    ...(after ? { after: Number(after) } : {}),
  });
  return countedPage(papers, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views };
}

const filterIn = (query: string) => papersInput(readListAddress(query, PAPERS_FIELDS));

export default function PapersPage() {
  const t = useT();
  const { page, views } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const fixed = [
    { id: "all", title: t("office.papers.all"), query: "" },
    { id: "open", title: t("office.papers.to_pay"), query: "bill=open" },
    {
      id: "overdue",
      title: t("office.papers.overdue"),
      query: "overdue=yes",
      isLate: true,
    },
    { id: "credits", title: t("office.papers.credits"), query: "kind=credit_note" },
  ];
  return (
    <ListFrame
      list={usePapersList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={joinViews(fixed, views)}
      viewActions={viewActions}
      csvHref={(query) => csvHref(papersCsvCall, filterIn(query))}
      onLargeCsv={useLargeCsv("office.runs.kinds.invoices_csv", (query) =>
        callApi(exportPapersCall, filterIn(query)),
      )}
      actions={
        <StepLink to="/invoices/new" isFirst>
          {t("office.bill.new")}
        </StepLink>
      }
      empty={
        <ListEmpty
          title={t("office.papers.none")}
          action={<StepLink to="/orders">{t("office.papers.to_orders")}</StepLink>}
        >
          {t("office.papers.none_text")}
        </ListEmpty>
      }
    />
  );
}

function usePapersList(): ListDescription<ListedStaffPaper> {
  const t = useT();
  const { sites } = useMe();
  const { money } = useOfficeFormat();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  const kindOf = (kind: string) => t(keyUnder("office.papers.kinds", kind));
  return {
    id: LIST,
    title: t("office.papers.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ number }) => number,
    rowTo: ({ id }) => `/invoices/${id}`,
    countWords: (count, shown) => t("office.papers.count", { count, shown }),
    filters: describeFilters(PAPERS_FIELDS, {
      kind: { title: t("office.papers.kind"), label: kindOf },
      issued: { title: t("office.papers.issued") },
      bill: {
        title: t("office.papers.bill"),
        label: (value) => t(keyUnder("office.papers.states", value)),
      },
      overdue: { title: t("office.papers.overdue") },
      site: { title: t("office.orders.site"), options: useSiteOptions() },
      query: { title: t("office.papers.query") },
    }),
    columns: [
      {
        key: "number",
        title: t("office.papers.number"),
        width: 150,
        fixed: true,
        card: "lead",
        render: ({ number }) => <span className="num font-medium">{number}</span>,
      },
      {
        key: "kind",
        title: t("office.papers.kind"),
        width: 130,
        card: "below",
        render: ({ kind }) => <span className="text-ink-2">{kindOf(kind)}</span>,
      },
      {
        key: "issued",
        title: t("office.papers.issued"),
        width: 110,
        card: "below-end",
        render: ({ issued_on }) => <span className="num text-ink-2">{issued_on}</span>,
      },
      {
        key: "due",
        title: t("office.papers.due"),
        width: 110,
        render: ({ due_on }) => <span className="num text-ink-2">{due_on ?? "–"}</span>,
      },
      {
        key: "buyer",
        title: t("office.papers.buyer"),
        personal: true,
        card: "foot",
        render: ({ buyer }) => buyer,
      },
      {
        key: "order",
        title: t("office.papers.order"),
        width: 110,
        render: ({ order_number }) => <span className="num text-ink-2">{order_number}</span>,
      },
      {
        key: "site",
        title: t("office.orders.site"),
        width: 120,
        render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
      },
      {
        key: "status",
        title: t("office.papers.status"),
        width: 140,
        card: "beside",
        render: ({ status }) => <PaperState status={status} />,
      },
      {
        key: "pdf",
        title: "PDF",
        width: 70,
        render: ({ slug, number }) => (
          <a
            className="office-link relative z-1"
            href={`/api/staff/invoices/pdf/${slug}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`PDF ${number}`}
          >
            PDF
          </a>
        ),
      },
      {
        key: "total",
        title: t("office.papers.total"),
        width: 120,
        numeric: true,
        card: "end",
        render: ({ total, currency }) => (
          <span className="num font-medium">{money(toCents(total), currency)}</span>
        ),
      },
    ],
  };
}
