import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { customers } from "#features/account/server/account.tables.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { sites } from "#features/sites/server/sites.tables.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A guest's has the hash of its cookie, a customer's has the customer; never both. */
export const carts = pgTable(
  "carts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    tokenHash: bytea("token_hash").unique(),
    customerId: bigint("customer_id", { mode: "number" }).references(() => customers.id),
    shippingMethod: text("shipping_method", { enum: SHIPPING_METHODS }).notNull().default("air"),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.customerId, table.siteId),
    index("carts_changed_at").on(table.changedAt),
  ],
);

const cartId = () =>
  bigint("cart_id", { mode: "number" })
    .notNull()
    .references(() => carts.id, { onDelete: "cascade" });
const variantId = () =>
  integer("variant_id")
    .notNull()
    .references(() => variants.id, { onDelete: "cascade" });

export const cartLines = pgTable(
  "cart_lines",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: cartId(),
    variantId: variantId(),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.variantId),
    index("cart_lines_variant_id").on(table.variantId),
  ],
);

/** What is over counts as gone, whether or not the row is still there. */
export const stockHolds = pgTable(
  "stock_holds",
  {
    cartId: cartId(),
    variantId: variantId(),
    quantity: integer("quantity").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index("stock_holds_variant_id").on(table.variantId, table.expiresAt),
    index("stock_holds_expires_at").on(table.expiresAt),
  ],
);
