import { index, pgTable, unique } from "drizzle-orm/pg-core";
import type { WebhookSource, WebhookState } from "#core/webhook-state.ts";
import { identity, moment } from "#database/columns.ts";

/** Messages of payment providers and carriers that were proven. */
export const webhooks = pgTable(
  "webhooks",
  (t) => ({
    id: identity(),
    source: t.text("source").$type<WebhookSource>().notNull(),
    provider: t.text("provider").notNull(),
    messageId: t.text("message_id").notNull(),
    type: t.text("type").notNull(),
    state: t.text("state").$type<WebhookState>().notNull(),
    /** What became of it in the words of whoever applied it, or why it failed. */
    outcome: t.text("outcome").notNull(),
    /** What we understood of it, by which it is applied again. */
    content: t.jsonb("content").notNull(),
    /** As it came, without personal data. */
    payload: t.jsonb("payload"),
    tries: t.integer("tries").notNull().default(1),
    receivedAt: moment("received_at").notNull().defaultNow(),
    triedAt: moment("tried_at").notNull().defaultNow(),
  }),
  (table) => [
    unique().on(table.source, table.provider, table.messageId),
    index("webhooks_state").on(table.state, table.id),
    index("webhooks_received_at").on(table.receivedAt),
  ],
);
