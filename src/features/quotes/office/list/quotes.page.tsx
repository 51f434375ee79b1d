import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { OrderAssignee } from "#features/orders/office/order/order-assignee.tsx";
import { useLargeCsv } from "#features/records/office/runs/use-large-csv.ts";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useCountedViews } from "#office-ui/list/views/use-counted-views.ts";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { ClockCell } from "#office-ui/marks/clock-cell.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import {
  countStaffQuotesCall,
  exportQuotesCall,
  type ListedStaffQuote,
  listStaffQuotesCall,
  quotesCsvCall,
} from "../../staff-calls.ts";
import { QuoteMark } from "../quote-mark.tsx";
import { filterIn, QUOTES_FIELDS, quotesInput } from "./quotes-query.ts";

const LIST = "quotes";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedStaffQuote>> {
  const state = readListAddress(search, QUOTES_FIELDS);
  const { quotes, total, next } = await callApi(listStaffQuotesCall, quotesInput(state, after));
  return countedPage(quotes, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const [page, { views }] = await Promise.all([
    loadPage(search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views, search };
}

const countViews = async (queries: readonly string[]) =>
  (await callApi(countStaffQuotesCall, { filters: queries.map(filterIn) })).counts;

export default function QuotesPage() {
  const t = useT();
  const { page, views: stored, search } = useLoaderData<typeof loader>();
  const viewActions = useViewActions(LIST);
  const onLargeCsv = useLargeCsv("office.runs.kinds.quotes_csv", (query) =>
    callApi(exportQuotesCall, filterIn(query)),
  );
  const title = (view: string) => t(keyUnder("office.quotes.views", view));
  const fixed: SavedView[] = [
    { id: "all", title: title("all"), query: "" },
    { id: "price", title: title("price"), query: "state=submitted&sort=clock" },
    { id: "late", title: title("late"), query: "late=yes&sort=clock", isLate: true },
    { id: "mine", title: title("mine"), query: "mine=yes&sort=clock" },
    { id: "asked", title: title("asked"), query: "state=needs_info" },
    { id: "priced", title: title("priced"), query: "state=priced" },
    { id: "accepted", title: title("accepted"), query: "state=awaiting_payment" },
  ];
  return (
    <ListFrame
      list={useQuotesList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={useCountedViews(joinViews(fixed, stored), page, countViews)}
      viewActions={viewActions}
      csvHref={(query) => csvHref(quotesCsvCall, filterIn(query))}
      onLargeCsv={onLargeCsv}
      empty={<ListEmpty title={t("office.quotes.none")}>{t("office.quotes.none_text")}</ListEmpty>}
    />
  );
}

function useQuotesList(): ListDescription<ListedStaffQuote> {
  const t = useT();
  return {
    id: LIST,
    title: t("office.quotes.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ number }) => number,
    rowTo: ({ id }) => `/quotes/${id}`,
    countWords: (count, shown) => t("office.quotes.count", { count, shown }),
    filters: describeFilters(QUOTES_FIELDS, {
      state: {
        title: t("office.quotes.state"),
        label: (value) => t(keyUnder("quotes.status", value)),
      },
      site: { title: t("office.quotes.site"), options: useSiteOptions() },
      shop: { title: t("office.quotes.shop") },
      value: { title: t("office.quotes.value"), unit: "€" },
      asked: { title: t("office.quotes.asked") },
      mine: { title: t("office.quotes.mine") },
      late: { title: t("office.quotes.late") },
      query: { title: t("office.quotes.query") },
    }),
    columns: useColumns(),
  };
}

function useColumns(): ListDescription<ListedStaffQuote>["columns"] {
  const t = useT();
  const { sites } = useMe();
  const { moment, money } = useOfficeFormat();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  return [
    {
      key: "number",
      title: t("office.quotes.number"),
      width: 88,
      fixed: true,
      sort: "number",
      card: "below",
      render: ({ number }) => <span className="num font-medium">{number}</span>,
    },
    {
      key: "asked",
      title: t("office.quotes.asked"),
      width: 112,
      render: ({ created_at }) => <span className="num text-ink-2">{moment(created_at)}</span>,
    },
    {
      key: "customer",
      title: t("office.quotes.customer"),
      width: 160,
      personal: true,
      card: "lead",
      render: ({ customer, email }) => <span className="font-medium">{customer || email}</span>,
    },
    {
      key: "goods",
      title: t("office.quotes.goods"),
      card: "foot",
      render: ({ goods }) => goodsWords(goods),
    },
    {
      key: "shop",
      title: t("office.quotes.shop"),
      width: 168,
      render: ({ shops }) => <span className="text-ink-2">{shops.join(", ")}</span>,
    },
    {
      key: "site",
      title: t("office.quotes.site"),
      width: 128,
      render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
    },
    {
      key: "state",
      title: t("office.quotes.state"),
      width: 184,
      card: "beside",
      render: (quote) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <QuoteMark {...quote} />
          <OrderAssignee assignee={quote.assignee} short />
        </span>
      ),
    },
    {
      key: "total",
      title: t("office.quotes.total"),
      width: 120,
      numeric: true,
      card: "end",
      render: ({ total, currency, is_estimate }) => (
        <span className={is_estimate ? "num text-ink-2" : "num font-medium"}>
          {total === null ? "–" : `${is_estimate ? "≈ " : ""}${money(toCents(total), currency)}`}
        </span>
      ),
    },
    {
      key: "clock",
      title: t("office.quotes.clock"),
      width: 172,
      numeric: true,
      sort: "clock",
      card: "below-end",
      render: ({ clock }) => <ClockCell clock={clock} />,
    },
    {
      key: "assignee",
      title: t("office.quotes.assignee"),
      width: 120,
      hidden: true,
      render: ({ assignee }) => <OrderAssignee assignee={assignee} />,
    },
  ];
}

function goodsWords(goods: ListedStaffQuote["goods"]): string {
  const [first, ...others] = goods;
  if (!first) return "–";
  const pieces = first.quantity > 1 ? ` × ${first.quantity}` : "";
  return `${first.name}${pieces}${others.length > 0 ? `, +${others.length}` : ""}`;
}
