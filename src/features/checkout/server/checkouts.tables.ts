import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { customers, deliveryAddresses } from "#features/account/server/account.tables.ts";
import { deliveryServices } from "#features/delivery/server/delivery.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import { countries, sites } from "#features/sites/server/sites.tables.ts";
import type { CheckoutAddress, CheckoutCompany, CheckoutData } from "../domain/checkout-data.ts";
import { CHECKOUT_STATUSES } from "../domain/checkout-status.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: "number" });

/** A guest's has the hash of their cart's cookie, a customer's has the customer; never both. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text("slug").notNull().unique(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    customerId: bigint("customer_id", { mode: "number" }).references(() => customers.id),
    tokenHash: bytea("token_hash"),
    status: text("status", { enum: CHECKOUT_STATUSES }).notNull().default("open"),
    countryId: integer("country_id").references(() => countries.id),
    deliveryId: integer("delivery_id").references(() => deliveryServices.id, {
      onDelete: "set null",
    }),
    parcelShop: text("parcel_shop"),
    addressId: bigint("address_id", { mode: "number" }).references(() => deliveryAddresses.id, {
      onDelete: "set null",
    }),
    address: jsonb("address").$type<Omit<CheckoutAddress, "id">>(),
    /** Also while a saved one is chosen; nothing is sent there. */
    typedAddress: jsonb("typed_address").$type<Omit<CheckoutAddress, "id">>(),
    email: text("email"),
    company: jsonb("company").$type<CheckoutCompany>(),
    promotionCode: text("promotion_code"),
    balanceCents: cents("balance_cents").notNull().default(0),
    provider: smallint("provider").$type<ProviderId>(),
    shortages: jsonb("shortages").$type<NonNullable<CheckoutData["reservation_error"]>>(),
    orderId: bigint("order_id", { mode: "number" })
      .unique()
      .references(() => orders.id),
    payingKey: text("paying_key"),
    payingSince: instant("paying_since"),
    createdAt: instant("created_at").notNull().defaultNow(),
    calledAt: instant("called_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("checkouts_customer_id").on(table.customerId, table.siteId, table.id),
    index("checkouts_token_hash").on(table.tokenHash, table.siteId, table.id),
    index("checkouts_address_id").on(table.addressId),
    index("checkouts_called_at").on(table.calledAt),
  ],
);
