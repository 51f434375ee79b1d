import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { Period, PeriodKind, PeriodStatus, PlanStep } from "../domain/plan.ts";

export const proPlans = pgTable(
  "pro_plans",
  (t) => ({
    id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: ofSite(),
    code: t.text("code").notNull(),
    name: t.text("name").notNull(),
    position: t.smallint("position").notNull(),
    monthCents: cents("month_cents"),
    yearCents: cents("year_cents"),
    shippingPercent: t.smallint("shipping_percent").notNull(),
    servicePercent: t.smallint("service_percent").notNull(),
    storageDays: t.smallint("storage_days").notNull(),
    isOffered: t.boolean("is_offered").notNull().default(true),
  }),
  (table) => [unique().on(table.siteId, table.code), unique().on(table.siteId, table.position)],
);

const planId = (name = "plan_id") => integer(name).references(() => proPlans.id);

/** The owner's settings: whether the plan renews, and with which plan. */
export const proSubscriptions = pgTable(
  "pro_subscriptions",
  (t) => ({
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    language: t.char("language", { length: 2 }).notNull(),
    renews: t.boolean("renews").notNull(),
    nextPlanId: planId("next_plan_id"),
    nextPeriod: t.text("next_period").$type<Period>(),
  }),
  (table) => [
    primaryKey({ columns: [table.customerId, table.siteId] }),
    index("pro_subscriptions_renewing").on(table.customerId).where(sql`renews`),
  ],
);

/** A period that was ordered and, once paid, is active: one row per invoice. */
export const proPeriods = pgTable(
  "pro_periods",
  (t) => ({
    id: identity(),
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    planId: planId().notNull(),
    period: t.text("period").$type<Period>().notNull(),
    kind: t.text("kind").$type<PeriodKind>().notNull(),
    status: t.text("status").$type<PeriodStatus>().notNull().default("open"),
    priceCents: cents("price_cents"),
    dueCents: cents("due_cents"),
    invoiceId: t.text("invoice_id").unique(),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
  }),
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

/** Append-only: the database refuses updates and deletes. */
export const proHistory = pgTable(
  "pro_history",
  (t) => ({
    id: identity(),
    customerId: ofCustomer().notNull(),
    siteId: ofSite(),
    step: t.text("step").$type<PlanStep["step"]>().notNull(),
    actorKind: t.text("actor_kind").$type<PlanStep["actor"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [index("pro_history_owner").on(table.customerId, table.siteId, table.id)],
);
