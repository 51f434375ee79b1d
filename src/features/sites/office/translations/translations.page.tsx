import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import type { ListDescription, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { loadTexts, type TextRow } from "./load-texts.ts";
import { TEXTS_FIELDS } from "./texts-query.ts";

export const loader = ({ request }: LoaderFunctionArgs) => loadTexts(new URL(request.url).search);

/** All texts of the shop by key; each site can replace them. */
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
      loadMore={async (after) => (await loadTexts(search, after)).page}
      views={views}
    />
  );
}

function useTextsList(): ListDescription<TextRow> {
  const t = useT();
  const { sites } = useMe();
  const { languages, language, siteId } = useLoaderData<typeof loader>();
  const languageName = useLanguageName();
  const wanted = [language, officeLanguage()];
  const shown = wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? "en";
  const textOf = ({ texts }: TextRow) => texts.find((one) => one.language === shown)?.text;
  return {
    id: "translations",
    title: t("office.translations.title"),
    rowId: ({ key }) => key,
    rowLabel: ({ key }) => key,
    rowTo: ({ key }) => `/translations/${siteId}/${key}`,
    countWords: (count, shown) => t("office.translations.count", { count, shown }),
    filters: describeFilters(TEXTS_FIELDS, {
      site: { title: t("office.translations.site"), options: useSiteOptions() },
      language: {
        title: t("office.translations.language"),
        options: languages.map((value) => ({ value, label: languageName(value) })),
      },
      area: {
        title: t("office.translations.area_title"),
        label: (value) => t(keyUnder("office.translations.area", value)),
      },
      state: {
        title: t("office.translations.state_title"),
        label: (value) => t(keyUnder("office.translations.state", value)),
      },
      query: { title: t("office.translations.query") },
    }),
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
