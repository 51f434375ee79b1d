import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import type { ListDescription, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import type { ListedMailText } from "../../texts/staff-calls.ts";
import { mailKindWords } from "../mail-kind-words.ts";
import { loadMailTexts } from "./load-mail-texts.ts";
import { MAIL_TEXTS_FIELDS } from "./mail-texts-query.ts";

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadMailTexts(new URL(request.url).search);

/** All mails that the shop sends; each site can replace their texts. */
export default function MailTextsPage() {
  const t = useT();
  const { page, siteId } = useLoaderData<typeof loader>();
  const views: SavedView[] = [
    { id: "all", title: t("office.mail_texts.views.all"), query: "" },
    { id: "own", title: t("office.mail_texts.own"), query: `site=${siteId}&own=yes` },
  ];
  return (
    <ListFrame list={useMailTextsList()} page={page} loadMore={async () => page} views={views} />
  );
}

function useMailTextsList(): ListDescription<ListedMailText> {
  const t = useT();
  const { siteId, languages, language } = useLoaderData<typeof loader>();
  const languageName = useLanguageName();
  return {
    id: "mail-texts",
    title: t("office.mail_texts.title"),
    rowId: ({ kind }) => kind,
    rowLabel: ({ subject }) => subject,
    rowTo: ({ kind }) => `/mail-texts/${siteId}/${kind}?language=${language}`,
    countWords: (count, shown) => t("office.mail_texts.count", { count, shown }),
    filters: describeFilters(MAIL_TEXTS_FIELDS, {
      site: { title: t("office.mail_texts.site"), options: useSiteOptions() },
      language: {
        title: t("office.mail_texts.language"),
        options: languages.map((value) => ({ value, label: languageName(value) })),
      },
      own: { title: t("office.mail_texts.own") },
      query: { title: t("office.mail_texts.part.subject") },
    }),
    columns: [
      {
        key: "subject",
        title: t("office.mail_texts.part.subject"),
        fixed: true,
        card: "lead",
        render: ({ subject }) => (
          <span className="font-medium" lang={language}>
            {subject}
          </span>
        ),
      },
      {
        key: "kind",
        title: t("office.mails.kind"),
        width: 240,
        card: "below",
        render: ({ kind }) => <span className="text-ink-2">{mailKindWords(t, kind)}</span>,
      },
      {
        key: "own",
        title: t("office.mail_texts.own"),
        width: 200,
        card: "foot",
        render: ({ own }) => (
          <span className="flex flex-wrap gap-1">
            {own.map((code) => (
              <Tag key={code} tone="accent">
                {code.toUpperCase()}
              </Tag>
            ))}
          </span>
        ),
      },
    ],
  };
}
