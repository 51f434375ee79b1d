import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { big } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { orders } from "../orders.tables.ts";
import { promotions } from "./promotions.tables.ts";

export const promotionUses = pgTable(
  "promotion_uses",
  (t) => ({
    orderId: big("order_id")
      .primaryKey()
      .references(() => orders.id),
    promotionId: big("promotion_id")
      .notNull()
      .references(() => promotions.id),
    customerId: ofCustomer(),
    email: t.text("email"),
  }),
  (table) => [
    index("promotion_uses_customer").on(table.promotionId, table.customerId),
    index("promotion_uses_email").on(table.promotionId, sql`lower(email)`),
  ],
);
