import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { Queryable } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import {
  findWebhooks,
  type ProvenWebhook,
  selectWebhook,
  sweepWebhooks,
  upsertWebhook,
  type Webhook,
  type WebhookFilter,
  type WebhookOutcome,
} from "./webhooks.repository.ts";

export type { ProvenWebhook, Webhook, WebhookOutcome };

/** Call it in the transaction that applies the webhook. */
export const recordWebhook = (
  db: Queryable,
  webhook: ProvenWebhook,
  outcome: WebhookOutcome,
): Promise<void> => upsertWebhook(db, webhook, outcome);

/** Rethrows the error, so that the provider sends the webhook again; until then staff can see why it failed. */
export async function recordingFailure<Answer>(
  db: Queryable,
  webhook: ProvenWebhook,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    await recordWebhook(db, webhook, failureOf(error));
    throw error;
  }
}

const LONGEST_ERROR = 500;

export const failureOf = (error: unknown): WebhookOutcome => ({
  state: "failed",
  outcome: redactPersonalData(String(error)).slice(0, LONGEST_ERROR),
});

const PAGE = 50;

/** A page of 50, the start of the next page, and the total number. */
export async function listWebhooks(
  db: Queryable,
  filter: WebhookFilter,
  before: number | undefined,
): Promise<{ rows: Webhook[]; total: number; next: number | null }> {
  const { rows, hasMore, total } = await findWebhooks(db, filter, { before, limit: PAGE });
  return { rows, total, next: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

export const findWebhook = (db: Queryable, id: number): Promise<Webhook | undefined> =>
  selectWebhook(db, id);

export const purgeWebhooks = (db: Queryable, days: number, options?: SweepOptions) =>
  sweepWebhooks(db, days, options);
