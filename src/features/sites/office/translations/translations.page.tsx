import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import {
  type ListFields,
  type ListFilter,
  readListAddress,
} from "#office/components/list/list-address.ts";
import type {
  ListDescription,
  ListPage,
  SavedView,
} from "#office/components/list/list-description.ts";
import { ListFrame } from "#office/components/list/list-frame.tsx";
import { Tag } from "#office/components/marks/tag.tsx";
import { useLanguageName } from "#office/components/marks/use-language-name.ts";
import { useMe } from "#office/components/me/me.ts";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { TEXT_AREAS } from "../../domain/text-areas.ts";
import { TEXT_STATES } from "../../domain/text-state.ts";
import { type ListedText, listTextsCall } from "../../texts/staff-calls.ts";

const FIELDS: ListFields = {
  filters: [
    // Which of them somebody works for, the server knows, and so it does a site's languages.
    { key: "site", kind: "text" },
    { key: "language", kind: "text" },
    { key: "area", kind: "choice", options: TEXT_AREAS.map((value) => ({ value })) },
    { key: "state", kind: "one", options: TEXT_STATES.map((value) => ({ value })) },
    { key: "query", kind: "text" },
  ],
  sorts: [],
};

type Input = InputOf<typeof listTextsCall>;

function inputOf({ key, operator, values }: ListFilter): Input {
  const [value = ""] = values;
  if (key === "site") return Number(value) > 0 ? { site: Number(value) } : {};
  if (key === "language") return value.length === 2 ? { language: value } : {};
  if (key === "area") {
    return { area: TEXT_AREAS.filter((area) => values.includes(area) === (operator === "is")) };
  }
  if (key === "state") return isOneOf(TEXT_STATES, value) ? { state: value } : {};
  return { query: value };
}

type Row = ListedText & { siteId: number };

async function loadPage(search: string, after?: string) {
  const { filters } = readListAddress(search, FIELDS);
  const input: Input = Object.assign({}, ...filters.map(inputOf), after ? { after } : {});
  const { rows, total, next, site_id: siteId, languages } = await callApi(listTextsCall, input);
  const page: ListPage<Row> = {
    rows: rows.map((row) => ({ ...row, siteId })),
    next,
    count: total,
    isMore: false,
  };
  return { page, languages, language: input.language, siteId };
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** What the shop says, by key; each site may say it in words of its own. */
export default function TranslationsPage() {
  const t = useT();
  const { page, siteId } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const site = `site=${siteId}`;
  const views: SavedView[] = [
    { id: "all", title: t("office.translations.views.all"), query: "" },
    { id: "own", title: t("office.translations.state.own"), query: `${site}&state=own` },
    { id: "partly", title: t("office.translations.state.partly"), query: `${site}&state=partly` },
  ];
  return (
    <ListFrame
      list={useTextsList()}
      page={page}
      loadMore={async (after) => (await loadPage(search, after)).page}
      views={views}
    />
  );
}

function useTextsList(): ListDescription<Row> {
  const t = useT();
  const { sites } = useMe();
  const { languages, language, siteId } = useLoaderData<typeof loader>();
  const languageName = useLanguageName();
  const shown = languages.find((one) => one === language) ?? languages[0] ?? "en";
  const textOf = ({ texts }: Row) => texts.find((one) => one.language === shown)?.text;
  return {
    id: "translations",
    title: t("office.translations.title"),
    rowId: ({ key }) => key,
    rowLabel: ({ key }) => key,
    rowTo: ({ key }) => `/translations/${siteId}/${key}`,
    countWords: (count) => t("office.translations.count", { count }),
    filters: [
      {
        key: "site",
        title: t("office.translations.site"),
        kind: "one",
        options: sites.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      {
        key: "language",
        title: t("office.translations.language"),
        kind: "one",
        options: languages.map((value) => ({ value, label: languageName(value) })),
      },
      {
        key: "area",
        title: t("office.translations.area_title"),
        kind: "choice",
        options: TEXT_AREAS.map((value) => ({
          value,
          label: t(keyUnder("office.translations.area", value)),
        })),
      },
      {
        key: "state",
        title: t("office.translations.state_title"),
        kind: "one",
        options: TEXT_STATES.map((value) => ({
          value,
          label: t(keyUnder("office.translations.state", value)),
        })),
      },
      { key: "query", title: t("office.translations.query"), kind: "text" },
    ],
    columns: [
      {
        key: "text",
        title: t("office.translations.text", { language: languageName(shown) }),
        fixed: true,
        card: "lead",
        render: (row) => <span lang={shown}>{textOf(row)}</span>,
      },
      {
        key: "key",
        title: t("office.translations.key"),
        width: 280,
        card: "below",
        render: ({ key }) => <code className="text-12 wrap-anywhere text-ink-2">{key}</code>,
      },
      {
        key: "area",
        title: t("office.translations.area_title"),
        width: 168,
        render: ({ area }) => (
          <span className="text-ink-2">
            {area && t(keyUnder("office.translations.area", area))}
          </span>
        ),
      },
      {
        key: "own",
        title: t("office.translations.state.own"),
        width: 200,
        card: "foot",
        render: ({ texts }) => (
          <span className="flex flex-wrap gap-1">
            {texts
              .filter(({ is_own }) => is_own)
              .map((one) => (
                <Tag key={one.language} tone="accent">
                  {one.language.toUpperCase()}
                </Tag>
              ))}
          </span>
        ),
      },
      {
        key: "site",
        title: t("office.translations.site"),
        width: 136,
        hidden: true,
        render: ({ siteId: id }) => sites.find((site) => site.id === id)?.name,
      },
    ],
  };
}
