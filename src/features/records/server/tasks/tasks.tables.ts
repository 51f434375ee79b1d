import { sql } from "drizzle-orm";
import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { TaskKind, TaskOutcome } from "../../domain/task-kinds.ts";

export const tasks = pgTable(
  "tasks",
  (t) => ({
    id: identity(),
    kind: t.text("kind").$type<TaskKind>().notNull(),
    /** Such as `order:17`. */
    subject: t.text("subject").notNull(),
    siteId: t.integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    details: t.jsonb("details").$type<Record<string, string | number>>().notNull().default({}),
    times: t.integer("times").notNull().default(1),
    firstAt: moment("first_at").notNull().defaultNow(),
    lastAt: moment("last_at").notNull().defaultNow(),
    dueAt: moment("due_at").notNull(),
    assigneeId: ofCustomer("assignee_id"),
    snoozedUntil: moment("snoozed_until"),
    closedAt: moment("closed_at"),
    closedBy: ofCustomer("closed_by"),
    outcome: t.text("outcome").$type<TaskOutcome>(),
    note: t.text("note").notNull().default(""),
  }),
  (table) => [
    uniqueIndex("tasks_open").on(table.kind, table.subject).where(sql`closed_at is null`),
    index("tasks_due").on(table.dueAt, table.id).where(sql`closed_at is null`),
    index("tasks_site_id").on(table.siteId),
    index("tasks_assignee_id").on(table.assigneeId),
    index("tasks_closed_by").on(table.closedBy),
  ],
);
