import { mayApplyAgain, type WebhookSource } from "#core/webhook-state.ts";
import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { applyWebhookAgain, type PrepareWebhook } from "#platform/webhooks/apply-again.ts";
import { findWebhook, listWebhooks, type Webhook } from "#platform/webhooks/webhook-log.ts";
import {
  applyWebhookCall,
  type ListedWebhook,
  listWebhooksCall,
  showWebhookCall,
} from "../staff-calls.ts";

type WebhooksDeps = {
  db: Database;
  prepare: Readonly<Record<WebhookSource, PrepareWebhook>>;
  /** Provider names by source and by the name in the webhook's URL. */
  titleOf: Readonly<Record<WebhookSource, (provider: string) => string | undefined>>;
};

const refuse = refuseWith({ "office.webhooks.errors.failed": 409 });
const done = { status: true } as const;

export const webhooksStaffApi = (deps: WebhooksDeps): StaffRoute[] => [
  handleStaffCall(listWebhooksCall, async ({ source: sources, state: states, before }) => {
    const { rows, total, next } = await listWebhooks(deps.db, { sources, states }, before);
    return { ...done, webhooks: rows.map((row) => describeWebhook(deps, row)), total, next };
  }),
  handleStaffCall(showWebhookCall, async ({ id }) => {
    const webhook = await findWebhook(deps.db, id);
    if (!webhook) return failure(404, "errors.not_found");
    const { messageId, triedAt, payload, state } = webhook;
    return {
      ...done,
      webhook: {
        ...describeWebhook(deps, webhook),
        message_id: messageId,
        tried_at: triedAt.toISOString(),
        payload,
        may_apply: mayApplyAgain(state),
      },
    };
  }),
  handleStaffCall(applyWebhookCall, async ({ id }, request) => {
    const applied = await applyWebhookAgain(deps, { actor: request.actor, id });
    return applied.ok ? { ...done, state: applied.value } : refuse(request, applied);
  }),
];

const describeWebhook = ({ titleOf }: WebhooksDeps, webhook: Webhook): ListedWebhook => ({
  id: webhook.id,
  source: webhook.source,
  provider: webhook.provider,
  provider_title: titleOf[webhook.source](webhook.provider) ?? webhook.provider,
  type: webhook.type,
  state: webhook.state,
  outcome: webhook.outcome,
  tries: webhook.tries,
  received_at: webhook.receivedAt.toISOString(),
});
