import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedMail, listMailsCall } from "../staff-calls.ts";
import { mailKindWords } from "./mail-kind-words.ts";
import { MAILS_FIELDS, mailsInput } from "./mails-query.ts";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedMail>> {
  const input = mailsInput(readListAddress(search, MAILS_FIELDS));
  const page = after ? { before: Number(after) } : {};
  const { mails, total, next } = await callApi(listMailsCall, { ...input, ...page });
  return countedPage(mails, { total, next });
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** Mails that were sent, with their recipients, and mails that wait. */
export default function MailsPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const views: SavedView[] = [
    { id: "all", title: t("office.mails.views.all"), query: "" },
    { id: "waiting", title: t("office.mails.views.waiting"), query: "waiting=yes" },
  ];
  return (
    <ListFrame
      list={useMailsList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={views}
      empty={
        <ListEmpty
          title={t("office.mails.none")}
          action={<StepLink to="/mail-texts">{t("office.mail_texts.title")}</StepLink>}
        >
          {t("office.mails.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useMailsList(): ListDescription<ListedMail> {
  const t = useT();
  const { sites } = useMe();
  const { moment } = useOfficeFormat();
  return {
    id: "mails",
    title: t("office.mails.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ subject }) => subject,
    rowTo: ({ id }) => `/mails/${id}`,
    countWords: (count, shown) => t("office.mails.count", { count, shown }),
    filters: describeFilters(MAILS_FIELDS, {
      query: { title: t("office.mails.recipient") },
      waiting: { title: t("office.mails.waiting") },
      site: { title: t("office.mails.site"), options: useSiteOptions() },
    }),
    columns: [
      {
        key: "subject",
        title: t("office.mails.subject"),
        fixed: true,
        card: "lead",
        render: ({ subject }) => <span className="font-medium">{subject}</span>,
      },
      {
        key: "recipient",
        title: t("office.mails.recipient"),
        width: 240,
        personal: true,
        card: "below",
        render: ({ recipient }) => <span className="text-ink-2">{recipient}</span>,
      },
      {
        key: "kind",
        title: t("office.mails.kind"),
        width: 200,
        render: ({ kind }) => <span className="text-ink-2">{mailKindWords(t, kind)}</span>,
      },
      {
        key: "site",
        title: t("office.mails.site"),
        width: 128,
        render: ({ site_id }) => (
          <span className="text-ink-2">{sites.find(({ id }) => id === site_id)?.name}</span>
        ),
      },
      {
        key: "sent",
        title: t("office.mails.sent"),
        width: 152,
        numeric: true,
        card: "below-end",
        render: ({ sent_at }) =>
          sent_at ? (
            <span className="num text-ink-2">{moment(sent_at)}</span>
          ) : (
            <Tag tone="warn">{t("office.mails.waiting")}</Tag>
          ),
      },
    ],
  };
}
