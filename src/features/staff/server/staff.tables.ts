import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";

const customerId = () =>
  big("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" });

export const officeSessions = pgTable(
  "office_sessions",
  (t) => ({
    id: identity(),
    tokenHash: bytea("token_hash").notNull().unique(),
    customerId: customerId(),
    device: t.text("device").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** When the password or second factor was last given; null while the second factor is due. */
    provedAt: moment("proved_at"),
    /** What a passkey must sign. */
    challenge: t.text("challenge"),
  }),
  (table) => [
    index("office_sessions_customer_id").on(table.customerId),
    index("office_sessions_expires_at").on(table.expiresAt),
  ],
);

/** The last login of each person and its device; it outlives the session. */
export const officeEntries = pgTable("office_entries", (t) => ({
  customerId: customerId().primaryKey(),
  at: moment("at").notNull().defaultNow(),
  device: t.text("device").notNull().default(""),
}));

export const totpFactors = pgTable("totp_factors", {
  customerId: customerId().primaryKey(),
  secret: bytea("secret").notNull(),
  /** Null while the secret was shown but no code of it was given yet. */
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last used code, because each code works only once. */
  lastStep: big("last_step").notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    customerId: customerId(),
    codeHash: bytea("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  (t) => ({
    id: identity(),
    customerId: customerId(),
    credentialId: t.text("credential_id").notNull().unique(),
    publicKey: bytea("public_key").notNull(),
    counter: big("counter").notNull().default(0),
    transports: t.text("transports").array().notNull().default([]),
    name: t.text("name").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    usedAt: moment("used_at"),
  }),
  (table) => [index("passkeys_customer_id").on(table.customerId)],
);

/** Roles that require a second factor. */
export const rolesWithFactor = pgTable("roles_with_factor", (t) => ({
  role: t.text("role").$type<StaffRole>().primaryKey(),
}));
