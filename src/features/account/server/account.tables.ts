import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";
import { countries, ofSite } from "#features/sites/server/sites.tables.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { ParcelMails } from "../domain/parcel-mails.ts";

const createdAt = () => moment("created_at").notNull().defaultNow();

export const customers = pgTable("customers", (t) => ({
  id: identity(),
  siteId: ofSite(),
  /** Null after the person was erased. */
  email: t.text("email").unique(),
  passwordHash: t.text("password_hash"),
  passwordIsOneTime: t.boolean("password_is_one_time").notNull().default(false),
  oneTimeSentAt: moment("one_time_sent_at"),
  oneTimeUsedAt: moment("one_time_used_at"),
  firstName: t.text("first_name").notNull(),
  lastName: t.text("last_name").notNull(),
  phoneNumber: t.text("phone_number").notNull().default(""),
  language: t.char("language", { length: 2 }).notNull(),
  companyName: t.text("company_name").notNull().default(""),
  companyCode: t.text("company_code").notNull().default(""),
  vatCode: t.text("vat_code").notNull().default(""),
  isDemo: t.boolean("is_demo").notNull().default(false),
  parcelMails: t.text("parcel_mails").$type<ParcelMails>().notNull().default("main"),
  createdAt: createdAt(),
  erasedAt: moment("erased_at"),
}));

/** The customer who owns a row; null where it may be a guest's. */
export const ofCustomer = (name = "customer_id") => big(name).references(() => customers.id);

/** For rows that are deleted with the customer. */
const customerId = () =>
  big("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" });

export type TokenPurpose = "password_reset" | "email_change";

export const oneUseTokens = pgTable(
  "one_use_tokens",
  (t) => ({
    tokenHash: bytea("token_hash").primaryKey(),
    customerId: customerId(),
    purpose: t.text("purpose").$type<TokenPurpose>().notNull(),
    /** For a change of e-mail: the new address, which opening the link confirms. */
    newEmail: t.text("new_email"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  }),
  (table) => [index("one_use_tokens_customer_id").on(table.customerId)],
);

export const knownDevices = pgTable(
  "known_devices",
  {
    customerId: customerId(),
    markHash: bytea("mark_hash").notNull(),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.markHash] }),
    index("known_devices_seen_at").on(table.seenAt),
  ],
);

export const deliveryAddresses = pgTable(
  "delivery_addresses",
  (t) => ({
    id: identity(),
    customerId: customerId(),
    firstName: t.text("first_name").notNull(),
    lastName: t.text("last_name").notNull(),
    firstAddress: t.text("first_address").notNull(),
    city: t.text("city").notNull(),
    zip: t.text("zip").notNull(),
    phoneNumber: t.text("phone_number").notNull(),
    countryId: t
      .integer("country_id")
      .notNull()
      .references(() => countries.id),
    isDefault: t.boolean("is_default").notNull().default(false),
    createdAt: createdAt(),
  }),
  (table) => [
    index("delivery_addresses_customer_id").on(table.customerId),
    uniqueIndex("delivery_addresses_one_default").on(table.customerId).where(sql`is_default`),
  ],
);

export const subscriptions = pgTable("subscriptions", (t) => ({
  customerId: customerId().primaryKey(),
  subscribed: t.boolean("subscribed").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
}));

export const staffRoles = pgTable(
  "staff_roles",
  (t) => ({
    customerId: customerId(),
    role: t.text("role").$type<StaffRole>().notNull(),
    grantedAt: moment("granted_at").notNull().defaultNow(),
    /** Null: every site. */
    siteIds: t.integer("site_ids").array(),
  }),
  (table) => [primaryKey({ columns: [table.customerId, table.role] })],
);
