import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { big, bytea, cents, identity, moment } from "#database/columns.ts";
import { deliveryAddresses, ofCustomer } from "#features/account/server/account.tables.ts";
import { deliveryServices } from "#features/delivery/server/delivery.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { countries, ofSite } from "#features/sites/server/sites.tables.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { CheckoutAddress, CheckoutCompany, CheckoutData } from "../contract.ts";
import { CHECKOUT_STATUSES } from "../domain/checkout-status.ts";

/** A guest's checkout has the hash of the cart's cookie, a customer's has the customer; never both. */
export const checkouts = pgTable(
  "checkouts",
  (t) => ({
    id: identity(),
    slug: t.text("slug").notNull().unique(),
    siteId: ofSite({ onDelete: "cascade" }),
    customerId: ofCustomer(),
    tokenHash: bytea("token_hash"),
    status: t.text("status", { enum: CHECKOUT_STATUSES }).notNull().default("open"),
    countryId: t.integer("country_id").references(() => countries.id),
    deliveryId: t.integer("delivery_id").references(() => deliveryServices.id, {
      onDelete: "set null",
    }),
    parcelShop: t.text("parcel_shop"),
    addressId: big("address_id").references(() => deliveryAddresses.id, {
      onDelete: "set null",
    }),
    address: t.jsonb("address").$type<Omit<CheckoutAddress, "id">>(),
    /** Kept while a saved address is chosen; nothing is sent there. */
    typedAddress: t.jsonb("typed_address").$type<Omit<CheckoutAddress, "id">>(),
    email: t.text("email"),
    company: t.jsonb("company").$type<CheckoutCompany>(),
    promotionCode: t.text("promotion_code"),
    balanceCents: cents("balance_cents").default(0),
    provider: t.smallint("provider").$type<ProviderId>(),
    shortages: t.jsonb("shortages").$type<NonNullable<CheckoutData["reservation_error"]>>(),
    orderId: big("order_id")
      .unique()
      .references(() => orders.id),
    payingKey: t.text("paying_key"),
    payingSince: moment("paying_since"),
    createdAt: moment("created_at").notNull().defaultNow(),
    calledAt: moment("called_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  }),
  (table) => [
    index("checkouts_customer_id").on(table.customerId, table.siteId, table.id),
    index("checkouts_token_hash").on(table.tokenHash, table.siteId, table.id),
    index("checkouts_address_id").on(table.addressId),
    index("checkouts_open").on(table.id).where(sql`status = 'open'`),
  ],
);
