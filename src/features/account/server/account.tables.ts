import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";
import { countries, ofSite } from "#features/sites/server/sites.tables.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { ParcelMails } from "../domain/parcel-mails.ts";

const createdAt = () => moment("created_at").notNull().defaultNow();

export const customers = pgTable("customers", {
  id: identity(),
  siteId: ofSite(),
  /** Null once the person is erased. */
  email: text("email").unique(),
  passwordHash: text("password_hash"),
  passwordIsOneTime: boolean("password_is_one_time").notNull().default(false),
  oneTimeSentAt: moment("one_time_sent_at"),
  oneTimeUsedAt: moment("one_time_used_at"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phoneNumber: text("phone_number").notNull().default(""),
  language: char("language", { length: 2 }).notNull(),
  companyName: text("company_name").notNull().default(""),
  companyCode: text("company_code").notNull().default(""),
  vatCode: text("vat_code").notNull().default(""),
  isDemo: boolean("is_demo").notNull().default(false),
  parcelMails: text("parcel_mails").$type<ParcelMails>().notNull().default("main"),
  createdAt: createdAt(),
  erasedAt: moment("erased_at"),
});

/** Whose a row is; null where it may be a guest's. */
export const ofCustomer = (name = "customer_id") => big(name).references(() => customers.id);

/** Of what goes with the customer. */
const customerId = () =>
  big("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" });

export type TokenPurpose = "password_reset" | "email_change";

export const oneUseTokens = pgTable(
  "one_use_tokens",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    customerId: customerId(),
    purpose: text("purpose").$type<TokenPurpose>().notNull(),
    /** Of a change of e-mail: the address that is proved by the link. */
    newEmail: text("new_email"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
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
  {
    id: identity(),
    customerId: customerId(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    firstAddress: text("first_address").notNull(),
    city: text("city").notNull(),
    zip: text("zip").notNull(),
    phoneNumber: text("phone_number").notNull(),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("delivery_addresses_customer_id").on(table.customerId),
    uniqueIndex("delivery_addresses_one_default").on(table.customerId).where(sql`is_default`),
  ],
);

export const subscriptions = pgTable("subscriptions", {
  customerId: customerId().primaryKey(),
  subscribed: boolean("subscribed").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

export const staffRoles = pgTable(
  "staff_roles",
  {
    customerId: customerId(),
    role: text("role").$type<StaffRole>().notNull(),
    grantedAt: moment("granted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.role] })],
);
