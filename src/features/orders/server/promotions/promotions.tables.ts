import { pgTable, unique } from "drizzle-orm/pg-core";
import { cents, identity, moment } from "#database/columns.ts";
import type { FeeType } from "#features/payments/domain/payment-fee.ts";
import { sites } from "#features/sites/server/sites.tables.ts";

export const promotions = pgTable(
  "promotions",
  (t) => ({
    id: identity(),
    /** In upper case. */
    code: t.text("code").notNull(),
    siteId: t.integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    amount: t.integer("amount").notNull(),
    type: t.smallint("type").$type<FeeType>().notNull(),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    minimumCents: cents("minimum_cents").default(0),
    maxUses: t.integer("max_uses"),
    maxUsesPerCustomer: t.integer("max_uses_per_customer"),
    uses: t.integer("uses").notNull().default(0),
  }),
  (table) => [unique().on(table.code, table.siteId).nullsNotDistinct()],
);
