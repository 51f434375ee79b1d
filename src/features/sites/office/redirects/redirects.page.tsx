import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type ListedRedirect, listRedirectsCall } from "../../staff-calls.ts";
import { REDIRECTS_FIELDS, redirectsInput } from "./redirects-query.ts";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedRedirect>> {
  const input = redirectsInput(readListAddress(search, REDIRECTS_FIELDS));
  const { redirects, total, next } = await callApi(listRedirectsCall, { ...input, after });
  return { rows: redirects, next, count: total, isMore: false };
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** Redirect rules from an old path to a new one, for one site or for all. */
export default function RedirectsPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ListFrame
      list={useRedirectsList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      actions={
        <ButtonLink variant="go" to="/redirects/new">
          {t("office.redirects.add")}
        </ButtonLink>
      }
      empty={
        <ListEmpty
          title={t("office.redirects.none")}
          action={
            <ButtonLink variant="go" to="/redirects/new">
              {t("office.redirects.add")}
            </ButtonLink>
          }
        >
          {t("office.redirects.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useRedirectsList(): ListDescription<ListedRedirect> {
  const t = useT();
  const { sites } = useMe();
  const nameOf = (id: number | null) =>
    id === null
      ? t("office.redirects.all_sites")
      : (sites.find((site) => site.id === id)?.name ?? String(id));
  return {
    id: "redirects",
    title: t("office.redirects.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ path }) => path,
    rowTo: ({ id }) => `/redirects/${id}`,
    countWords: (count, shown) => t("office.redirects.count", { count, shown }),
    filters: describeFilters(REDIRECTS_FIELDS, {
      query: { title: t("office.redirects.field.path") },
      site: { title: t("office.redirects.field.site_id"), options: useSiteOptions() },
    }),
    columns: [
      {
        key: "path",
        title: t("office.redirects.field.path"),
        width: 320,
        fixed: true,
        card: "lead",
        render: ({ path }) => <span className="wrap-anywhere">{path}</span>,
      },
      {
        key: "target",
        title: t("office.redirects.field.target"),
        card: "below",
        render: ({ target }) => <span className="wrap-anywhere">{target}</span>,
      },
      {
        key: "site",
        title: t("office.redirects.field.site_id"),
        width: 160,
        card: "below-end",
        render: ({ site_id }) => nameOf(site_id),
      },
      {
        key: "status",
        title: t("office.redirects.field.status"),
        width: 96,
        numeric: true,
        card: "end",
        render: ({ status }) => <span className="num">{status}</span>,
      },
    ],
  };
}
