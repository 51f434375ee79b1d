import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import { type ListedCustomer, listCustomersCall } from "../../staff-calls.ts";
import { CUSTOMERS_FIELDS, customersInput } from "./customers-query.ts";

const LIST = "customers";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedCustomer>> {
  const input = customersInput(readListAddress(search, CUSTOMERS_FIELDS));
  const { customers, total, next } = await callApi(listCustomersCall, {
    ...input,
    ...(after ? { after: Number(after) } : {}),
  });
  return countedPage(customers, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, views };
}

export default function CustomersPage() {
  const t = useT();
  const { page, views } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const viewActions = useViewActions(LIST);
  const all = [{ id: "all", title: t("office.customers.all"), query: "" }];
  return (
    <ListFrame
      list={useCustomersList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={joinViews(all, views)}
      viewActions={viewActions}
      empty={
        <ListEmpty
          title={t("office.customers.none")}
          action={<StepLink to="/open">{t("office.open.title")}</StepLink>}
        >
          {t("office.customers.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useCustomersList(): ListDescription<ListedCustomer> {
  const t = useT();
  const { sites } = useMe();
  const { day } = useOfficeFormat();
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  return {
    id: LIST,
    title: t("office.customers.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ name, email, id }) => name || email || `#${id}`,
    rowTo: ({ id }) => `/customers/${id}`,
    countWords: (count, shown) => t("office.customers.count", { count, shown }),
    filters: describeFilters(CUSTOMERS_FIELDS, {
      query: { title: t("office.customers.query") },
      site: { title: t("office.orders.site"), options: useSiteOptions() },
    }),
    columns: [
      {
        key: "name",
        title: t("office.customers.name"),
        width: 220,
        fixed: true,
        personal: true,
        card: "lead",
        render: ({ name, id, is_erased }) =>
          is_erased ? (
            <Tag>{t("office.customers.erased")}</Tag>
          ) : (
            <span className="font-medium">{name || `#${id}`}</span>
          ),
      },
      {
        key: "email",
        title: t("office.customers.email"),
        personal: true,
        card: "below",
        render: ({ email }) => <span className="text-ink-2">{email}</span>,
      },
      {
        key: "phone",
        title: t("office.customers.phone"),
        width: 150,
        personal: true,
        render: ({ phone_number }) => <span className="num text-ink-2">{phone_number}</span>,
      },
      {
        key: "company",
        title: t("office.customers.company"),
        width: 200,
        card: "foot",
        render: ({ company_name }) => <span className="text-ink-2">{company_name}</span>,
      },
      {
        key: "site",
        title: t("office.orders.site"),
        width: 144,
        card: "end",
        render: ({ site_id }) => <span className="text-ink-2">{siteName.get(site_id)}</span>,
      },
      {
        key: "since",
        title: t("office.customers.since"),
        width: 110,
        card: "below-end",
        render: ({ created_at }) => <span className="num text-ink-2">{day(created_at)}</span>,
      },
    ],
  };
}
