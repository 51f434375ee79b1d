import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { big, bytea, moment } from "#database/columns.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { RunRefusal, RunStatus } from "../../runs/staff-calls.ts";

/** Staff's work that takes longer than a request. */
export const officeRuns = pgTable(
  "office_runs",
  (t) => ({
    id: t.uuid("id").primaryKey().defaultRandom(),
    kind: t.text("kind").notNull(),
    ownerId: big("owner_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    input: t.jsonb("input").$type<Record<string, unknown>>().notNull(),
    status: t.text("status").$type<RunStatus>().notNull().default("waiting"),
    total: t.integer("total").notNull(),
    done: t.integer("done").notNull().default(0),
    refused: t.integer("refused").notNull().default(0),
    /** The first refusals. */
    refusals: t.jsonb("refusals").$type<RunRefusal[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
    expiresAt: moment("expires_at").notNull(),
  }),
  (table) => [
    index("office_runs_owner_id").on(table.ownerId, table.createdAt),
    index("office_runs_expires_at").on(table.expiresAt),
  ],
);

/** The file of a run in separately compressed parts. */
export const officeRunParts = pgTable(
  "office_run_parts",
  (t) => ({
    runId: t
      .uuid("run_id")
      .notNull()
      .references(() => officeRuns.id, { onDelete: "cascade" }),
    position: t.integer("position").notNull(),
    bytes: bytea("bytes").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
