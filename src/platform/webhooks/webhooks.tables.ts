import { index, pgTable, unique } from "drizzle-orm/pg-core";
import type { WebhookSource, WebhookState } from "#core/webhook-state.ts";
import { identity, moment } from "#database/columns.ts";

/** Webhooks of payment providers and carriers whose proof was valid. */
export const webhooks = pgTable(
  "webhooks",
  (t) => ({
    id: identity(),
    source: t.text("source").$type<WebhookSource>().notNull(),
    provider: t.text("provider").notNull(),
    messageId: t.text("message_id").notNull(),
    type: t.text("type").notNull(),
    state: t.text("state").$type<WebhookState>().notNull(),
    /** The result, as described by the code that applied it, or the reason why it failed. */
    outcome: t.text("outcome").notNull(),
    /** The parsed content, from which it can be applied again. */
    content: t.jsonb("content").notNull(),
    /** The original payload, without personal data. */
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
