import { integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { cents, identity, moment } from "#database/columns.ts";
import type { FeeType } from "#features/payments/domain/payment-fee.ts";
import { sites } from "#features/sites/server/sites.tables.ts";

export const promotions = pgTable(
  "promotions",
  {
    id: identity(),
    /** Written large. */
    code: text("code").notNull(),
    siteId: integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    type: smallint("type").$type<FeeType>().notNull(),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    minimumCents: cents("minimum_cents").default(0),
    maxUses: integer("max_uses"),
    maxUsesPerCustomer: integer("max_uses_per_customer"),
    uses: integer("uses").notNull().default(0),
  },
  (table) => [unique().on(table.code, table.siteId).nullsNotDistinct()],
);
