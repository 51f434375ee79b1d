import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { Period, PeriodKind, PeriodStatus, PlanStep } from "../domain/plan.ts";

export const proPlans = pgTable(
  "pro_plans",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: ofSite(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    position: smallint("position").notNull(),
    monthCents: cents("month_cents"),
    yearCents: cents("year_cents"),
    shippingPercent: smallint("shipping_percent").notNull(),
    servicePercent: smallint("service_percent").notNull(),
    storageDays: smallint("storage_days").notNull(),
    isOffered: boolean("is_offered").notNull().default(true),
  },
  (table) => [unique().on(table.siteId, table.code), unique().on(table.siteId, table.position)],
);

const planId = (name = "plan_id") => integer(name).references(() => proPlans.id);

/** What its owner wants of it: whether it goes on, and with what. */
export const proSubscriptions = pgTable(
  "pro_subscriptions",
  {
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    language: char("language", { length: 2 }).notNull(),
    renews: boolean("renews").notNull(),
    nextPlanId: planId("next_plan_id"),
    nextPeriod: text("next_period").$type<Period>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.siteId] }),
    index("pro_subscriptions_renewing").on(table.customerId).where(sql`renews`),
  ],
);

/** Time that was asked for and, once it is paid, had: one row for each invoice. */
export const proPeriods = pgTable(
  "pro_periods",
  {
    id: identity(),
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    planId: planId().notNull(),
    period: text("period").$type<Period>().notNull(),
    kind: text("kind").$type<PeriodKind>().notNull(),
    status: text("status").$type<PeriodStatus>().notNull().default("open"),
    priceCents: cents("price_cents"),
    dueCents: cents("due_cents"),
    invoiceId: text("invoice_id").unique(),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
  },
  (table) => [
    uniqueIndex("pro_periods_one_open")
      .on(table.customerId, table.siteId)
      .where(sql`status = 'open'`),
    uniqueIndex("pro_periods_one_renewal")
      .on(table.customerId, table.siteId, table.startsAt)
      .where(sql`kind = 'renewal' and status <> 'cancelled'`),
    index("pro_periods_paid").on(table.customerId, table.siteId, table.endsAt),
  ],
);

/** Append-only: the database refuses changes. */
export const proHistory = pgTable(
  "pro_history",
  {
    id: identity(),
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    step: text("step").$type<PlanStep["step"]>().notNull(),
    actorKind: text("actor_kind").$type<PlanStep["actor"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("pro_history_owner").on(table.customerId, table.siteId, table.id)],
);
