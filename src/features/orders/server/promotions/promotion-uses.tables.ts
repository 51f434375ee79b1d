import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "#features/account/server/account.tables.ts";
import { orders } from "../orders.tables.ts";
import { promotions } from "./promotions.tables.ts";

export const promotionUses = pgTable(
  "promotion_uses",
  {
    orderId: bigint("order_id", { mode: "number" })
      .primaryKey()
      .references(() => orders.id),
    promotionId: bigint("promotion_id", { mode: "number" })
      .notNull()
      .references(() => promotions.id),
    customerId: bigint("customer_id", { mode: "number" }).references(() => customers.id),
    email: text("email"),
  },
  (table) => [
    index("promotion_uses_customer").on(table.promotionId, table.customerId),
    index("promotion_uses_email").on(table.promotionId, sql`lower(email)`),
  ],
);
