import { index, integer, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";

/** A guest's cart has the hash of its cookie, a customer's has the customer; never both. */
export const carts = pgTable(
  "carts",
  (t) => ({
    id: identity(),
    siteId: ofSite({ onDelete: "cascade" }),
    tokenHash: bytea("token_hash").unique(),
    customerId: ofCustomer(),
    shippingMethod: t.text("shipping_method", { enum: SHIPPING_METHODS }).notNull().default("air"),
    changedAt: moment("changed_at").notNull().defaultNow(),
    /** For a guest's cart: when it started to hold goods. */
    heldSince: moment("held_since"),
  }),
  (table) => [
    unique().on(table.customerId, table.siteId),
    index("carts_changed_at").using("brin", table.changedAt),
  ],
);

const cartId = () =>
  big("cart_id")
    .notNull()
    .references(() => carts.id, { onDelete: "cascade" });
const variantId = () =>
  integer("variant_id")
    .notNull()
    .references(() => variants.id, { onDelete: "cascade" });

export const cartLines = pgTable(
  "cart_lines",
  (t) => ({
    id: identity(),
    cartId: cartId(),
    variantId: variantId(),
    quantity: t.integer("quantity").notNull(),
  }),
  (table) => [
    unique().on(table.cartId, table.variantId),
    index("cart_lines_variant_id").on(table.variantId),
  ],
);

/** An expired hold counts as deleted, even if its row still exists. */
export const stockHolds = pgTable(
  "stock_holds",
  (t) => ({
    cartId: cartId(),
    variantId: variantId(),
    quantity: t.integer("quantity").notNull(),
    expiresAt: moment("expires_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index("stock_holds_variant_id").on(table.variantId, table.expiresAt),
    index("stock_holds_expires_at").on(table.expiresAt),
  ],
);
