import {
  type AnyPgColumn,
  bigint,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { customers } from "#features/account/server/account.tables.ts";
import type { RelType } from "../domain/balance-entry.ts";
import type { LedgerAccount, ManualReason, MoveKind } from "../domain/ledger.ts";

const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const cents = (name: string) => bigint(name, { mode: "number" }).notNull();
const customerId = () =>
  bigint("customer_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: identity(),
    customerId: customerId(),
    kind: text("kind").$type<LedgerAccount>().notNull(),
    /** Kept by the database with every entry. */
    balanceCents: cents("balance_cents").default(0),
  },
  (table) => [unique().on(table.customerId, table.kind)],
);

/** Append-only, as the entries: the database refuses changes. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: identity(),
    customerId: customerId(),
    kind: text("kind").$type<MoveKind>().notNull(),
    amountCents: cents("amount_cents"),
    /** Names the cause: the same one has its effect once. */
    key: text("key").notNull().unique(),
    relType: smallint("rel_type").$type<RelType>().notNull(),
    relId: bigint("rel_id", { mode: "number" }),
    quoteSlug: text("quote_slug"),
    processorName: text("processor_name"),
    processorTransactionId: text("processor_transaction_id"),
    ofTransactionId: bigint("of_transaction_id", { mode: "number" }).references(
      (): AnyPgColumn => ledgerTransactions.id,
    ),
    actorId: bigint("actor_id", { mode: "number" }).references(() => customers.id),
    reason: text("reason").$type<ManualReason>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("ledger_transactions_customer_id").on(table.customerId),
    index("ledger_transactions_of").on(table.ofTransactionId),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: identity(),
    transactionId: bigint("transaction_id", { mode: "number" })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => ledgerAccounts.id),
    amountCents: cents("amount_cents"),
    /** Both filled in by the database. */
    startingCents: cents("starting_cents").default(0),
    endCents: cents("end_cents").default(0),
  },
  (table) => [
    index("ledger_entries_account_id").on(table.accountId, table.id),
    index("ledger_entries_transaction_id").on(table.transactionId),
  ],
);
