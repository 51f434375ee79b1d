import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { WebhookSource, WebhookState } from "#core/webhook-state.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { webhooks } from "./webhooks.tables.ts";

export type Webhook = typeof webhooks.$inferSelect;
export type ProvenWebhook = Pick<
  Webhook,
  "source" | "provider" | "messageId" | "type" | "content" | "payload"
>;
export type WebhookOutcome = { state: WebhookState; outcome: string };

/** A webhook that arrives again changes nothing, unless the earlier one failed or was unknown. */
export async function upsertWebhook(
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
      // A repeated webhook does not undo one that is done.
      setWhere: sql`${webhooks.state} in ('failed', 'unknown')`,
    });
}

export type WebhookFilter = {
  sources?: readonly WebhookSource[] | undefined;
  states?: readonly WebhookState[] | undefined;
};

/** Newest first. */
export async function findWebhooks(
  db: Queryable,
  { sources, states }: WebhookFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const { ids, hasMore, total } = await findPage(db, {
    from: webhooks,
    where: and(
      sources ? inArray(webhooks.source, [...sources]) : undefined,
      states ? inArray(webhooks.state, [...states]) : undefined,
    ),
    id: webhooks.id,
    after: before === undefined ? undefined : { id: before },
    limit,
  });
  const rows = await db
    .select()
    .from(webhooks)
    .where(inArray(webhooks.id, ids))
    .orderBy(desc(webhooks.id));
  return { rows, hasMore, total };
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

export async function sweepWebhooks(
  db: Queryable,
  olderThanDays: number,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lt(webhooks.receivedAt, sql`now() - make_interval(days => ${olderThanDays})`);
  await sweepRows(db, { table: webhooks, by: webhooks.receivedAt, upTo }, options);
}
