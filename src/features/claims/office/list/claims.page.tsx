import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { ClockCell } from "#features/orders/office/list/clock-cell.tsx";
import { OrderAssignee } from "#features/orders/office/order/order-assignee.tsx";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import { claimsCsvCall, type ListedClaim, listClaimsCall } from "../../staff-calls.ts";
import { ClaimState } from "../claim/claim-state.tsx";
import { CLAIMS_FIELDS, claimsInput, filterIn } from "./claims-query.ts";

const LIST = "claims";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedClaim>> {
  const input = claimsInput(readListAddress(search, CLAIMS_FIELDS), after);
  const { claims, total, next } = await callApi(listClaimsCall, input);
  return countedPage(claims, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views };
}

/** What came first runs out first. */
const OPEN = "state=received,in_review&sort=number";

export default function ClaimsPage() {
  const t = useT();
  const { page, views } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const fixed: SavedView[] = [
    { id: "all", title: t("office.claims.views.all"), query: "" },
    { id: "open", title: t("office.claims.views.open"), query: OPEN },
    {
      id: "late",
      title: t("office.claims.views.late"),
      query: "late=yes&sort=number",
      isLate: true,
    },
    { id: "mine", title: t("office.claims.views.mine"), query: `mine=yes&${OPEN}` },
    { id: "remedy", title: t("office.claims.views.remedy"), query: "remedy=open&sort=number" },
    {
      id: "close",
      title: t("office.claims.views.close"),
      query: "state=accepted&remedy=done&sort=number",
    },
  ];
  return (
    <ListFrame
      list={useClaimsList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={joinViews(fixed, views)}
      viewActions={viewActions}
      csvHref={(query) => csvHref(claimsCsvCall, filterIn(query))}
      empty={<ListEmpty title={t("office.claims.none")}>{t("office.claims.none_text")}</ListEmpty>}
    />
  );
}

function useClaimsList(): ListDescription<ListedClaim> {
  const t = useT();
  return {
    id: LIST,
    title: t("office.claims.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ number }) => number,
    rowTo: ({ id }) => `/claims/${id}`,
    countWords: (count, shown) => t("office.claims.count", { count, shown }),
    filters: useFilters(),
    columns: useColumns(),
  };
}

function useFilters() {
  const t = useT();
  return describeFilters(CLAIMS_FIELDS, {
    state: {
      title: t("office.orders.state"),
      label: (value) => t(keyUnder("claims.status", value)),
    },
    reason: {
      title: t("office.claims.reason"),
      label: (value) => t(keyUnder("claims.reason", value)),
    },
    kind: {
      title: t("office.claims.kind"),
      label: (value) => t(keyUnder("office.claims.kinds", value)),
    },
    remedy: {
      title: t("office.claims.remedy"),
      label: (value) => t(keyUnder("office.claims.remedy_status", value)),
    },
    site: { title: t("office.orders.site"), options: useSiteOptions() },
    came: { title: t("office.claims.came") },
    mine: { title: t("office.claims.mine") },
    late: { title: t("office.claims.late") },
    query: { title: t("office.claims.query") },
  });
}

function useColumns(): ListDescription<ListedClaim>["columns"] {
  const t = useT();
  const { sites } = useMe();
  const { moment } = useOfficeFormat();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  return [
    {
      key: "number",
      title: t("office.claims.number"),
      width: 88,
      fixed: true,
      sort: "number",
      card: "below",
      render: ({ number }) => <span className="num font-medium">{number}</span>,
    },
    {
      key: "came",
      title: t("office.claims.came"),
      width: 112,
      render: ({ created_at }) => <span className="num text-ink-2">{moment(created_at)}</span>,
    },
    {
      key: "customer",
      title: t("office.orders.customer"),
      width: 160,
      personal: true,
      card: "lead",
      render: ({ customer }) => <span className="font-medium">{customer}</span>,
    },
    {
      key: "subject",
      title: t("office.claims.subject"),
      width: 92,
      card: "end",
      render: ({ subject }) => <span className="num text-ink-2">{subject}</span>,
    },
    {
      key: "words",
      title: t("office.claims.words"),
      card: "foot",
      render: ({ reason, words }) => (
        <>
          <span className="font-medium">{t(keyUnder("claims.reason", reason))}</span>
          {words && <span className="text-ink-2">{` · ${words}`}</span>}
        </>
      ),
    },
    {
      key: "site",
      title: t("office.orders.site"),
      width: 132,
      hidden: true,
      render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
    },
    {
      key: "state",
      title: t("office.orders.state"),
      width: 176,
      card: "beside",
      render: ({ status, assignee }) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <ClaimState status={status} />
          <OrderAssignee assignee={assignee} short />
        </span>
      ),
    },
    {
      key: "remedy",
      title: t("office.claims.remedy"),
      width: 176,
      render: ({ remedy }) => <RemedyCell remedy={remedy} />,
    },
    {
      key: "clock",
      title: t("office.orders.clock"),
      width: 168,
      numeric: true,
      card: "below-end",
      render: ({ clock }) => <ClockCell clock={clock} />,
    },
  ];
}

/** The sum, or that goods are sent again, and whether it is still to be done. */
function RemedyCell({ remedy }: Pick<ListedClaim, "remedy">) {
  const t = useT();
  const { money } = useOfficeFormat();
  if (!remedy) return <span className="text-ink-3">–</span>;
  const { way, status, amount, currency } = remedy;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="num">
        {way === "resend" ? t("office.claims.ways.resend") : money(toCents(amount), currency)}
      </span>
      {status === "open" && (
        <Tag tone="warn">{t(keyUnder("office.claims.remedy_status", status))}</Tag>
      )}
    </span>
  );
}
