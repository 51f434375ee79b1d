import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { WebhookSource, WebhookState } from "#core/webhook-state.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { webhooks } from "./webhooks.tables.ts";

export type Webhook = typeof webhooks.$inferSelect;
export type ProvenWebhook = Pick<
  Webhook,
  "source" | "provider" | "messageId" | "type" | "content" | "payload"
>;
export type WebhookOutcome = { state: WebhookState; outcome: string };

/** In the transaction that applied it. One that comes once more stays as it was, unless nothing came of it. */
export async function recordWebhook(
  db: Queryable,
  webhook: ProvenWebhook,
  { state, outcome }: WebhookOutcome,
): Promise<void> {
  await db
    .insert(webhooks)
    .values({ ...webhook, state, outcome })
    .onConflictDoUpdate({
      target: [webhooks.source, webhooks.provider, webhooks.messageId],
      set: { state, outcome, tries: sql`${webhooks.tries} + 1`, triedAt: sql`now()` },
      // What is done is not undone by its repetition.
      setWhere: sql`${webhooks.state} in ('failed', 'unknown')`,
    });
}

/** What was thrown is thrown on, so that whoever sent it sends it again; until then staff see why. */
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

export type WebhookFilter = {
  sources?: readonly WebhookSource[] | undefined;
  states?: readonly WebhookState[] | undefined;
};

const matches = ({ sources, states }: WebhookFilter) =>
  and(
    sources ? inArray(webhooks.source, [...sources]) : undefined,
    states ? inArray(webhooks.state, [...states]) : undefined,
  );

export const selectWebhooks = (
  db: Queryable,
  filter: WebhookFilter,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .select()
    .from(webhooks)
    .where(and(matches(filter), before === undefined ? undefined : lt(webhooks.id, before)))
    .orderBy(desc(webhooks.id))
    .limit(limit);

/** Exact up to 10,000; one more says that there are others. */
const COUNTED = 10_001;

export async function countWebhooks(db: Queryable, filter: WebhookFilter): Promise<number> {
  const some = db.select({ id: webhooks.id }).from(webhooks).where(matches(filter)).limit(COUNTED);
  const [row] = await db.select({ total: count() }).from(some.as("some"));
  return row?.total ?? 0;
}

export async function selectWebhook(db: Queryable, id: number): Promise<Webhook | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

export async function lockWebhook(tx: Transaction, id: number): Promise<Webhook | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
  return row;
}

export async function updateWebhook(
  tx: Transaction,
  id: number,
  { state, outcome }: WebhookOutcome,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ state, outcome, tries: sql`${webhooks.tries} + 1`, triedAt: sql`now()` })
    .where(eq(webhooks.id, id));
}

export async function purgeWebhooks(
  db: Queryable,
  days: number,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lt(webhooks.receivedAt, sql`now() - make_interval(days => ${days})`);
  await sweepRows(db, { table: webhooks, by: webhooks.receivedAt, upTo }, options);
}
