import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { pictureUrl } from "#features/catalogue/domain/picture-url.ts";
import { useLargeCsv } from "#features/records/office/runs/use-large-csv.ts";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type {
  BulkSelection,
  ListDescription,
  ListPage,
  SavedView,
} from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { ThumbStack } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import { exportOrdersCall } from "../../runs/staff-calls.ts";
import {
  type ListedStaffOrder,
  listStaffOrdersCall,
  ordersCsvCall,
  sumStaffOrdersCall,
} from "../../staff-calls.ts";
import { OrderAssignee } from "../order/order-assignee.tsx";
import { OrderState } from "../order/order-state.tsx";
import { ClockCell } from "./clock-cell.tsx";
import { useOrdersBulk } from "./orders-bulk.tsx";
import { filterIn, ORDERS_FIELDS, ordersInput } from "./orders-query.ts";
import { useCountedViews } from "./use-counted-views.ts";
import { useOrdersSum } from "./use-orders-sum.ts";

const LIST = "orders";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedStaffOrder>> {
  const state = readListAddress(search, ORDERS_FIELDS);
  const language = officeLanguage();
  const input = { ...ordersInput(state, after), language };
  const { orders, total, next } = await callApi(listStaffOrdersCall, input);
  return countedPage(orders, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views };
}

/** Reads the chosen orders again, as they are now; of a whole filter at most as many as one bulk step takes. */
async function loadMarked(search: string, chosen: BulkSelection): Promise<ListedStaffOrder[]> {
  const rows: ListedStaffOrder[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<ListedStaffOrder> = await loadPage(search, after ?? undefined);
    rows.push(...page.rows.filter(({ id }) => chosen.all || chosen.ids.includes(String(id))));
    after = page.next;
  } while (after && rows.length < (chosen.all ? 200 : chosen.ids.length));
  return rows;
}

const OPEN = "not-state=awaiting_payment,delivered,cancelled,expired,refunded";

export default function OrdersPage() {
  const t = useT();
  const { page, views: stored } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const me = useMe();
  const onLargeCsv = useLargeCsv("office.runs.kinds.orders_csv", (query) =>
    callApi(exportOrdersCall, filterIn(query)),
  );
  const fixed: SavedView[] = [
    { id: "all", title: t("office.orders.views.all"), query: "" },
    { id: "buy", title: t("office.orders.views.buy"), query: "state=paid&sort=paid" },
    {
      id: "late",
      title: t("office.orders.views.late"),
      query: "late=yes&sort=number",
      isLate: true,
    },
    { id: "mine", title: t("office.orders.views.mine"), query: "mine=yes" },
    { id: "open", title: t("office.orders.views.open"), query: OPEN },
    { id: "warehouse", title: t("office.orders.views.warehouse"), query: "state=at_warehouse" },
    { id: "unpaid", title: t("office.orders.views.unpaid"), query: "state=awaiting_payment" },
  ];
  return (
    <ListFrame
      list={useOrdersList()}
      page={{ ...page, summary: useOrdersSum(search, page) }}
      loadMore={(after) => loadPage(search, after)}
      views={useCountedViews(joinViews(fixed, stored), page)}
      viewActions={viewActions}
      {...(mayCall(me, ordersCsvCall)
        ? { csvHref: (query: string) => csvHref(ordersCsvCall, filterIn(query)), onLargeCsv }
        : {})}
      bulk={useOrdersBulk({
        query: search,
        count: page.count,
        load: (chosen) => loadMarked(search, chosen),
      })}
      empty={
        <ListEmpty
          title={t("office.orders.none")}
          action={<StepLink to="/open">{t("office.open.title")}</StepLink>}
        >
          {t("office.orders.none_text")}
        </ListEmpty>
      }
    />
  );
}

/** The list's filter and column about money, shown only to staff who may see it. */
const OF_MONEY = "total";

function useOrdersList(): ListDescription<ListedStaffOrder> {
  const seesMoney = mayCall(useMe(), sumStaffOrdersCall);
  const list = useWholeList();
  if (seesMoney) return list;
  return {
    ...list,
    filters: list.filters.filter(({ key }) => key !== OF_MONEY),
    columns: list.columns.filter(({ key }) => key !== OF_MONEY),
  };
}

function useWholeList(): ListDescription<ListedStaffOrder> {
  const t = useT();
  const { sites } = useMe();
  const { moment, money } = useOfficeFormat();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  return {
    id: "orders",
    title: t("office.orders.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ number }) => number,
    rowTo: ({ id }) => `/orders/${id}`,
    countWords: (count, shown) => t("office.orders.count", { count, shown }),
    filters: describeFilters(ORDERS_FIELDS, {
      state: {
        title: t("office.orders.state"),
        label: (value) => t(keyUnder("orders.status", value)),
      },
      site: { title: t("office.orders.site"), options: useSiteOptions() },
      paid: { title: t("office.orders.paid") },
      total: { title: t("office.orders.total") },
      mine: { title: t("office.orders.mine") },
      late: { title: t("office.orders.late") },
      query: { title: t("office.orders.query") },
    }),
    columns: [
      {
        key: "number",
        title: t("office.orders.number"),
        width: 88,
        fixed: true,
        sort: "number",
        card: "below",
        render: ({ number }) => <span className="num font-medium">{number}</span>,
      },
      {
        key: "paid",
        title: t("office.orders.paid"),
        width: 112,
        sort: "paid",
        render: ({ paid_at }) => (
          <span className="num text-ink-2">{paid_at ? moment(paid_at) : "–"}</span>
        ),
      },
      {
        key: "customer",
        title: t("office.orders.customer"),
        width: 160,
        personal: true,
        card: "lead",
        render: ({ customer, email }) => <span className="font-medium">{customer || email}</span>,
      },
      {
        key: "goods",
        title: t("office.orders.goods"),
        card: "foot",
        render: ({ goods }) => <Goods goods={goods} />,
      },
      {
        key: "site",
        title: t("office.orders.site"),
        width: 144,
        render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
      },
      {
        key: "state",
        title: t("office.orders.state"),
        width: 208,
        card: "beside",
        render: ({ status, withdrawn_at, assignee }) => (
          <span className="inline-flex items-center gap-1.5 align-middle">
            <OrderState status={status} />
            {withdrawn_at && <Tag tone="warn">{t("office.orders.withdrawn")}</Tag>}
            <OrderAssignee assignee={assignee} short />
          </span>
        ),
      },
      {
        key: "total",
        title: t("office.orders.total"),
        width: 104,
        numeric: true,
        sort: "total",
        card: "end",
        render: ({ total, currency }) => (
          <span className="num font-medium">
            {total === null ? "–" : money(toCents(total), currency)}
          </span>
        ),
      },
      {
        key: "clock",
        title: t("office.orders.clock"),
        width: 188,
        numeric: true,
        card: "below-end",
        render: ({ clock }) => <ClockCell clock={clock} />,
      },
      {
        key: "assignee",
        title: t("office.orders.assignee"),
        width: 120,
        hidden: true,
        render: ({ assignee }) => <OrderAssignee assignee={assignee} />,
      },
    ],
  };
}

function Goods({ goods }: Pick<ListedStaffOrder, "goods">) {
  const [first, ...others] = goods;
  if (!first) return <span className="text-ink-3">–</span>;
  const pieces = first.quantity > 1 ? ` × ${first.quantity}` : "";
  const more = others.length > 0 ? `, +${others.length}` : "";
  const pictures = goods.map(({ picture }) => (picture ? pictureUrl(picture.src, 160) : undefined));
  return <ThumbStack pictures={pictures}>{`${first.name}${pieces}${more}`}</ThumbStack>;
}
