import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import type { ListDescription, SavedView } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import type { ListedWebhook } from "../../staff-calls.ts";
import { kindWords } from "./kind-words.ts";
import { loadWebhooks } from "./load-webhooks.ts";
import { useOutcomeWords } from "./use-outcome-words.ts";
import { WebhookMark } from "./webhook-mark.tsx";
import { WEBHOOKS_FIELDS } from "./webhooks-query.ts";

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadWebhooks(new URL(request.url).search);

/** Messages from payment providers and carriers, with their results. */
export default function WebhooksPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const views: SavedView[] = [
    { id: "all", title: t("office.webhooks.views.all"), query: "" },
    { id: "failed", title: t("office.webhooks.state.failed"), query: "state=failed" },
    { id: "unknown", title: t("office.webhooks.state.unknown"), query: "state=unknown" },
  ];
  return (
    <ListFrame
      list={useWebhooksList()}
      page={page}
      loadMore={(after) => loadWebhooks(search, after)}
      views={views}
      empty={
        <ListEmpty
          title={t("office.webhooks.none")}
          action={<StepLink to="/payment-methods">{t("office.methods.title")}</StepLink>}
        >
          {t("office.webhooks.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useWebhooksList(): ListDescription<ListedWebhook> {
  const t = useT();
  const { moment } = useOfficeFormat();
  const outcomeWords = useOutcomeWords();
  return {
    id: "webhooks",
    title: t("office.webhooks.title"),
    rowId: ({ id }) => String(id),
    rowLabel: (webhook) => `${webhook.provider_title} ${kindWords(t, webhook)}`,
    rowTo: ({ id }) => `/webhooks/${id}`,
    countWords: (count, shown) => t("office.webhooks.count", { count, shown }),
    filters: describeFilters(WEBHOOKS_FIELDS, {
      source: {
        title: t("office.webhooks.source_title"),
        label: (value) => t(keyUnder("office.webhooks.source", value)),
      },
      state: {
        title: t("office.webhooks.state_title"),
        label: (value) => t(keyUnder("office.webhooks.state", value)),
      },
    }),
    columns: [
      {
        key: "type",
        title: t("office.webhooks.type"),
        fixed: true,
        width: 240,
        card: "lead",
        render: (webhook) => (
          <span className="font-medium wrap-anywhere">{kindWords(t, webhook)}</span>
        ),
      },
      {
        key: "provider",
        title: t("office.webhooks.provider"),
        width: 136,
        card: "below",
        render: ({ provider_title }) => <span className="text-ink-2">{provider_title}</span>,
      },
      {
        key: "state",
        title: t("office.webhooks.state_title"),
        width: 168,
        card: "end",
        render: ({ state }) => <WebhookMark state={state} />,
      },
      {
        key: "outcome",
        title: t("office.webhooks.outcome"),
        card: "foot",
        render: ({ outcome }) => (
          <span className="inline-block text-ink-2 wrap-anywhere first-letter:uppercase">
            {outcomeWords(outcome)}
          </span>
        ),
      },
      {
        key: "received",
        title: t("office.webhooks.received"),
        width: 152,
        numeric: true,
        card: "below-end",
        render: ({ received_at }) => <span className="num text-ink-2">{moment(received_at)}</span>,
      },
    ],
  };
}
