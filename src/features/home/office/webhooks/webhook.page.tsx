import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { applyWebhookCall, showWebhookCall } from "../../staff-calls.ts";
import { kindWords } from "./kind-words.ts";
import { useOutcomeWords } from "./use-outcome-words.ts";
import { WebhookMark } from "./webhook-mark.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(showWebhookCall, { id })).webhook;
}

/** One message of a provider or carrier; a message without an effect can be applied again. */
export default function WebhookPage() {
  const t = useT();
  const webhook = useLoaderData<typeof loader>();
  const { moment } = useOfficeFormat();
  const { busy, run } = useAction();
  const outcomeWords = useOutcomeWords();
  const { id, type, source, state, outcome } = webhook;
  const again: RecordAction = {
    key: "apply",
    label: t("office.webhooks.apply"),
    icon: "rotate-ccw",
    position: "primary",
    busy,
    run: () => void run(() => callApi(applyWebhookCall, { id }), t("office.webhooks.applied")),
  };
  const facts: [string, string][] = [
    [t("office.webhooks.sender_words"), type],
    [t("office.webhooks.received"), moment(webhook.received_at)],
    [t("office.webhooks.tried"), moment(webhook.tried_at)],
    [t("office.webhooks.tries"), String(webhook.tries)],
    [t("office.webhooks.message_id"), webhook.message_id],
  ];
  return (
    <RecordFrame
      back={{ to: "/webhooks", label: t("office.webhooks.title") }}
      title={`${webhook.provider_title} · ${kindWords(t, webhook)}`}
      state={<WebhookMark state={state} />}
      tags={<Tag>{t(keyUnder("office.webhooks.source", source))}</Tag>}
      actions={webhook.may_apply ? [again] : []}
    >
      <Notice kind={webhook.may_apply ? "bad" : "info"}>
        <span className="inline-block first-letter:uppercase">{outcomeWords(outcome)}</span>
      </Notice>
      <OfficePanel title={t("office.webhooks.about")}>
        <dl className="webhook-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </OfficePanel>
      <OfficePanel title={t("office.webhooks.payload")}>
        {webhook.payload === null ? (
          <p className="px-4 pb-4 text-ink-3">{t("office.webhooks.no_payload")}</p>
        ) : (
          <pre className="webhook-payload">{JSON.stringify(webhook.payload, null, 2)}</pre>
        )}
      </OfficePanel>
    </RecordFrame>
  );
}
