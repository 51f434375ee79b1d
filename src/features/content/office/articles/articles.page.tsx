import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import {
  type ListFields,
  type ListFilter,
  type ListState,
  readListAddress,
} from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { ARTICLE_KINDS } from "../../domain/article-fields.ts";
import { ARTICLE_STATES } from "../../domain/article-state.ts";
import { type ListedArticle, listArticlesCall } from "../../staff-calls.ts";
import { LanguageMarks } from "./language-marks.tsx";
import { openNewArticle } from "./new-article-dialog.tsx";

const FIELDS: ListFields = {
  filters: [
    { key: "kind", kind: "choice", options: ARTICLE_KINDS.map((value) => ({ value })) },
    { key: "state", kind: "choice", options: ARTICLE_STATES.map((value) => ({ value })) },
    // Which of them somebody works for, the server knows.
    { key: "site", kind: "text" },
    { key: "query", kind: "text" },
  ],
  sorts: [],
};

type Input = InputOf<typeof listArticlesCall>;

function inputOf({ key, values }: ListFilter): Input {
  const [value = ""] = values;
  if (key === "kind") return { kind: values.filter((one) => isOneOf(ARTICLE_KINDS, one)) };
  if (key === "state") return { state: values.filter((one) => isOneOf(ARTICLE_STATES, one)) };
  if (key === "site") return { site: value.split(",").map(Number).filter(Number.isSafeInteger) };
  return { query: value };
}

const articlesInput = ({ filters }: ListState, after?: string): Input =>
  Object.assign({}, ...filters.map(inputOf), after ? { after } : {});

async function loadPage(search: string, after?: string): Promise<ListPage<ListedArticle>> {
  const filter = articlesInput(readListAddress(search, FIELDS), after);
  const input = { ...filter, language: officeLanguage() };
  const { articles, total, next } = await callApi(listArticlesCall, input);
  return { rows: articles, next, count: total, isMore: false };
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** Every text of the shop, and which languages wait. */
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
    filters: [
      {
        key: "kind",
        title: t("office.articles.kind_title"),
        kind: "choice",
        options: ARTICLE_KINDS.map((value) => ({
          value,
          label: t(keyUnder("office.articles.kind", value)),
        })),
      },
      {
        key: "state",
        title: t("office.articles.state_title"),
        kind: "choice",
        options: ARTICLE_STATES.map((value) => ({
          value,
          label: t(keyUnder("office.articles.state", value)),
        })),
      },
      {
        key: "site",
        title: t("office.articles.site"),
        kind: "choice",
        options: sites.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      { key: "query", title: t("office.articles.name"), kind: "text" },
    ],
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
