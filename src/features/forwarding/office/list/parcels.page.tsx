import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListColumn, ListDescription, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useCountedViews } from "#office-ui/list/views/use-counted-views.ts";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { ThumbStack } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import {
  countStaffParcelsCall,
  type ListedStaffParcel,
  listStaffParcelsCall,
  parcelsCsvCall,
} from "../../staff-calls.ts";
import { ParcelState } from "../parcel/parcel-state.tsx";
import { StorageMark } from "../parcel/storage-mark.tsx";
import { filterIn, PARCELS_FIELDS, parcelsInput } from "./parcels-query.ts";

const LIST = "parcels";

async function loadPage(search: string, after?: string) {
  const input = parcelsInput(readListAddress(search, PARCELS_FIELDS), after);
  const { parcels, total, next, warehouses } = await callApi(listStaffParcelsCall, input);
  return { ...countedPage(parcels, { total, next }), warehouses };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views };
}

const countViews = async (queries: readonly string[]) =>
  (await callApi(countStaffParcelsCall, { filters: queries.map(filterIn) })).counts;

/** Parcels that customers send to our warehouses, from their declaration to their owner's door. */
export default function ParcelsPage() {
  const t = useT();
  const { page, views: stored } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const me = useMe();
  const view = (id: string, query: string): SavedView => ({
    id,
    title: t(keyUnder("office.parcels.views", id)),
    query,
  });
  const fixed: SavedView[] = [
    view("all", ""),
    view("pack", "state=paid&sort=waiting"),
    view("answered", "answered=yes&sort=waiting"),
    { ...view("late", "late=yes&sort=waiting"), isLate: true },
    view("ship", "state=packed&sort=waiting"),
    view("expected", "state=declared"),
    view("ends", "ends=yes&sort=storage"),
    view("hold", "state=on_hold&answered=no"),
  ];
  return (
    <ListFrame
      list={useParcelsList(page.warehouses)}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={useCountedViews({ views: joinViews(fixed, stored), page, count: countViews })}
      viewActions={viewActions}
      {...(mayCall(me, parcelsCsvCall)
        ? { csvHref: (query: string) => csvHref(parcelsCsvCall, filterIn(query)) }
        : {})}
      empty={
        <ListEmpty title={t("office.parcels.none")}>{t("office.parcels.none_text")}</ListEmpty>
      }
    />
  );
}

type Warehouses = ReturnType<typeof useLoaderData<typeof loader>>["page"]["warehouses"];

function useParcelsList(warehouses: Warehouses): ListDescription<ListedStaffParcel> {
  const t = useT();
  return {
    id: LIST,
    title: t("office.parcels.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ number }) => number,
    rowTo: ({ id }) => `/forward/${id}`,
    countWords: (count, shown) => t("office.parcels.count", { count, shown }),
    filters: describeFilters(PARCELS_FIELDS, {
      state: {
        title: t("office.parcels.state"),
        label: (value) => t(keyUnder("forwarding.status", value)),
      },
      warehouse: {
        title: t("office.parcels.warehouse"),
        options: warehouses.map(({ id, code, city }) => ({
          value: String(id),
          label: `${code}, ${city}`,
        })),
      },
      site: { title: t("office.parcels.site"), options: useSiteOptions() },
      shop: { title: t("office.parcels.shop") },
      ends: { title: t("office.parcels.ends") },
      answered: { title: t("office.parcels.answered") },
      late: { title: t("office.parcels.late") },
      query: { title: t("office.parcels.query") },
    }),
    columns: useColumns(),
  };
}

function useColumns(): ListColumn<ListedStaffParcel>[] {
  const t = useT();
  const { sites } = useMe();
  const { moment } = useOfficeFormat();
  const seesMoney = mayCall(useMe(), parcelsCsvCall);
  const total = useTotalColumn();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  return [
    {
      key: "number",
      title: t("office.parcels.number"),
      width: 88,
      fixed: true,
      sort: "number",
      card: "below",
      render: ({ number }) => <span className="num font-medium">{number}</span>,
    },
    {
      key: "customer",
      title: t("office.parcels.customer"),
      width: 176,
      personal: true,
      card: "lead",
      render: ({ customer, suite }) => (
        <span>
          <span className="font-medium">{customer || suite}</span>
          {suite && customer && <span className="num text-ink-3">{` ${suite}`}</span>}
        </span>
      ),
    },
    {
      key: "goods",
      title: t("office.parcels.goods"),
      card: "foot",
      render: (parcel) => <Goods parcel={parcel} />,
    },
    {
      key: "warehouse",
      title: t("office.parcels.warehouse"),
      width: 96,
      render: ({ warehouse }) => <span className="text-ink-2">{warehouse}</span>,
    },
    {
      key: "site",
      title: t("office.parcels.site"),
      width: 136,
      hidden: true,
      render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
    },
    {
      key: "state",
      title: t("office.parcels.state"),
      width: 208,
      card: "beside",
      render: ({ status, is_answered }) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <ParcelState status={status} />
          {is_answered && <Tag tone="accent">{t("office.parcels.answered_tag")}</Tag>}
        </span>
      ),
    },
    {
      key: "weight",
      title: t("office.parcels.weight"),
      width: 84,
      numeric: true,
      unit: "kg",
      render: ({ weight }) => <Weight kilograms={weight} />,
    },
    ...(seesMoney ? [total] : []),
    {
      key: "since",
      title: t("office.parcels.since"),
      width: 112,
      sort: "waiting",
      render: ({ since }) => <span className="num text-ink-2">{moment(since)}</span>,
    },
    {
      key: "storage",
      title: t("office.parcels.storage"),
      width: 136,
      sort: "storage",
      card: "end",
      render: ({ storage }) => <StorageMark storage={storage} />,
    },
    {
      key: "clock",
      title: t("office.parcels.clock"),
      width: 148,
      numeric: true,
      card: "below-end",
      render: ({ clock }) =>
        clock ? (
          <Clock minutesLeft={clock.minutes_left} used={clock.used} opensAt={clock.opens_at} />
        ) : (
          <span className="desktop-only text-ink-3">–</span>
        ),
    },
  ];
}

/** Left out for the warehouse, which sees no money. */
function useTotalColumn(): ListColumn<ListedStaffParcel> {
  const t = useT();
  const { money } = useOfficeFormat();
  return {
    key: "total",
    title: t("office.parcels.total"),
    width: 96,
    numeric: true,
    render: ({ total }) => (
      <span className="num font-medium">{total === null ? "–" : money(toCents(total))}</span>
    ),
  };
}

function Weight({ kilograms }: { kilograms: number | null }) {
  const { number } = useOfficeFormat();
  return <span className="num">{kilograms === null ? "–" : number(kilograms, 2)}</span>;
}

function Goods({ parcel: { goods, shops, photo } }: { parcel: ListedStaffParcel }) {
  const [first, ...others] = goods;
  const pieces = first && first.quantity > 1 ? ` × ${first.quantity}` : "";
  const more = others.length > 0 ? `, +${others.length}` : "";
  const named = first ? `${first.name}${pieces}${more}` : "";
  return (
    <ThumbStack pictures={[photo ?? undefined]}>
      {[shops.join(", "), named].filter(Boolean).join(" · ")}
    </ThumbStack>
  );
}
