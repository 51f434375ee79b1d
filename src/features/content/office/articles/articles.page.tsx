import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { ARTICLE_KINDS } from "../../domain/article-fields.ts";
import { type ListedArticle, listArticlesCall } from "../../staff-calls.ts";
import { ARTICLES_FIELDS, articlesInput } from "./articles-query.ts";
import { LanguageMarks } from "./language-marks.tsx";
import { openNewArticle } from "./new-article-dialog.tsx";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedArticle>> {
  const filter = articlesInput(readListAddress(search, ARTICLES_FIELDS));
  const input = { ...filter, after, language: officeLanguage() };
  const { articles, total, next } = await callApi(listArticlesCall, input);
  return { rows: articles, next, count: total, isMore: false };
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** Every article of the shop, and which languages need work. */
export default function ArticlesPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const views: SavedView[] = [
    { id: "all", title: t("office.articles.views.all"), query: "" },
    { id: "behind", title: t("office.articles.state.behind"), query: "state=behind" },
    { id: "draft", title: t("office.articles.state.draft"), query: "state=draft" },
    { id: "scheduled", title: t("office.articles.state.scheduled"), query: "state=scheduled" },
    ...ARTICLE_KINDS.map((kind) => ({
      id: kind,
      title: t(keyUnder("office.articles.kinds", kind)),
      query: `kind=${kind}`,
    })),
  ];
  return (
    <ListFrame
      list={useArticlesList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={views}
      actions={
        <Button variant="go" onClick={openNewArticle}>
          <OfficeIcon name="plus" />
          {t("office.articles.new")}
        </Button>
      }
      empty={
        <ListEmpty
          title={t("office.articles.none")}
          action={
            <Button variant="go" onClick={openNewArticle}>
              {t("office.articles.new")}
            </Button>
          }
        >
          {t("office.articles.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useArticlesList(): ListDescription<ListedArticle> {
  const t = useT();
  const { sites } = useMe();
  const { day } = useOfficeFormat();
  const siteName = (id: number | null) =>
    id === null ? t("office.articles.every_site") : sites.find((site) => site.id === id)?.name;
  return {
    id: "articles",
    title: t("office.articles.title"),
    rowId: ({ id }) => id,
    rowLabel: ({ title }) => title,
    rowTo: ({ id }) => `/articles/${id}`,
    countWords: (count, shown) => t("office.articles.count", { count, shown }),
    filters: describeFilters(ARTICLES_FIELDS, {
      kind: {
        title: t("office.articles.kind_title"),
        label: (value) => t(keyUnder("office.articles.kind", value)),
      },
      state: {
        title: t("office.articles.state_title"),
        label: (value) => t(keyUnder("office.articles.state", value)),
      },
      site: { title: t("office.articles.site"), options: useSiteOptions() },
      query: { title: t("office.articles.name") },
    }),
    columns: [
      {
        key: "title",
        title: t("office.articles.name"),
        fixed: true,
        card: "lead",
        render: ({ title }) => <span className="font-medium">{title}</span>,
      },
      {
        key: "kind",
        title: t("office.articles.kind_title"),
        width: 152,
        card: "below",
        render: ({ kind }) => (
          <span className="text-ink-2">{t(keyUnder("office.articles.kind", kind))}</span>
        ),
      },
      {
        key: "site",
        title: t("office.articles.site"),
        width: 136,
        card: "below-end",
        render: ({ site_id }) => <span className="text-ink-2">{siteName(site_id)}</span>,
      },
      {
        key: "languages",
        title: t("office.articles.languages"),
        width: 240,
        card: "foot",
        render: ({ languages }) => <LanguageMarks languages={languages} />,
      },
      {
        key: "changed",
        title: t("office.articles.changed"),
        width: 112,
        numeric: true,
        render: ({ changed_at }) => (
          <span className="num text-ink-2">{changed_at ? day(changed_at) : "–"}</span>
        ),
      },
    ],
  };
}
