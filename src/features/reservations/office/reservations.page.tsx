import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
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
  type ListedReservation,
  listReservationsCall,
  listStaffPhonesCall,
  reservationsCsvCall,
  type StaffPhone,
} from "../staff-calls.ts";
import { ReservationState } from "./reservation-state.tsx";
import { RESERVATIONS_FIELDS, reservationsInput } from "./reservations-query.ts";
import { usePhoneName } from "./use-phone-name.ts";

const LIST = "reservations";

const filterIn = (query: string) => reservationsInput(readListAddress(query, RESERVATIONS_FIELDS));

async function loadPage(search: string, after?: string): Promise<ListPage<ListedReservation>> {
  const { reservations, total, next } = await callApi(listReservationsCall, {
    ...filterIn(search),
    ...(after ? { after: Number(after) } : {}),
  });
  return countedPage(reservations, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }, { phones }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
    callApi(listStaffPhonesCall, {}),
  ]);
  return { page, views, phones };
}

/** Who waits for which phone, in the order of the queue. */
export default function ReservationsPage() {
  const t = useT();
  const { page, views, phones } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const fixed = [
    { id: "all", title: t("office.reservations.views.all"), query: "" },
    { id: "waiting", title: t("office.reservations.states.confirmed"), query: "state=confirmed" },
    { id: "ready", title: t("office.reservations.states.ready"), query: "state=ready" },
  ];
  return (
    <ListFrame
      list={useReservationsList(phones)}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={joinViews(fixed, views)}
      viewActions={viewActions}
      csvHref={(query) => csvHref(reservationsCsvCall, filterIn(query))}
      actions={
        <StepLink to="/reservations/phones" isFirst>
          {t("office.reservations.phones")}
        </StepLink>
      }
      empty={
        <ListEmpty
          title={t("office.reservations.none")}
          action={<StepLink to="/reservations/phones">{t("office.reservations.phones")}</StepLink>}
        >
          {t("office.reservations.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useReservationsList(phones: readonly StaffPhone[]): ListDescription<ListedReservation> {
  const t = useT();
  const { sites } = useMe();
  const { moment } = useOfficeFormat();
  const phoneName = usePhoneName();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  const options = phones.map((phone) => ({
    value: String(phone.id),
    label: [phoneName(phone), siteName.get(phone.site_id)].filter(Boolean).join(" · "),
  }));
  return {
    id: LIST,
    title: t("office.reservations.title"),
    rowId: ({ id }) => String(id),
    rowLabel: (row) => `${row.person?.name ?? `#${row.id}`}, ${phoneName(row)}`,
    rowTo: ({ id }) => `/reservations/${id}`,
    countWords: (count, shown) => t("office.reservations.count", { count, shown }),
    filters: describeFilters(RESERVATIONS_FIELDS, {
      state: {
        title: t("office.reservations.state"),
        label: (value) => t(keyUnder("office.reservations.states", value)),
      },
      phone: { title: t("office.reservations.phone"), options },
      site: { title: t("office.orders.site"), options: useSiteOptions() },
      query: { title: t("office.reservations.query") },
    }),
    columns: [
      {
        key: "person",
        title: t("office.reservations.person"),
        width: 200,
        fixed: true,
        personal: true,
        card: "lead",
        render: ({ id, person }) => (
          <span className="font-medium">{person?.name || person?.email || `#${id}`}</span>
        ),
      },
      {
        key: "phone",
        title: t("office.reservations.phone"),
        card: "foot",
        render: (row) => phoneName(row),
      },
      {
        key: "position",
        title: t("office.reservations.position"),
        width: 96,
        numeric: true,
        card: "end",
        render: ({ position }) => <span className="num">{position ?? "–"}</span>,
      },
      {
        key: "state",
        title: t("office.reservations.state"),
        width: 200,
        card: "beside",
        render: ({ status }) => <ReservationState status={status} />,
      },
      {
        key: "confirmed",
        title: t("office.reservations.confirmed_at"),
        width: 140,
        render: ({ confirmed_at }) => (
          <span className="num text-ink-2">{confirmed_at ? moment(confirmed_at) : "–"}</span>
        ),
      },
      {
        key: "until",
        title: t("office.reservations.until"),
        width: 140,
        card: "below-end",
        render: ({ until }) => (
          <span className="num text-ink-2">{until ? moment(until) : "–"}</span>
        ),
      },
      {
        key: "site",
        title: t("office.orders.site"),
        width: 140,
        render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
      },
    ],
  };
}
