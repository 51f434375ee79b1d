import { type AnyPgColumn, index, pgTable, unique } from "drizzle-orm/pg-core";
import { big, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import type { RelType } from "../domain/entry-types.ts";
import type { LedgerAccount, ManualReason, MoveKind } from "../domain/ledger.ts";

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  (t) => ({
    id: identity(),
    customerId: ofCustomer().notNull(),
    kind: t.text("kind").$type<LedgerAccount>().notNull(),
    /** The database updates it with every entry. */
    balanceCents: cents("balance_cents").default(0),
  }),
  (table) => [unique().on(table.customerId, table.kind)],
);

/** Append-only, as the entries: the database refuses changes. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  (t) => ({
    id: identity(),
    customerId: ofCustomer().notNull(),
    kind: t.text("kind").$type<MoveKind>().notNull(),
    amountCents: cents("amount_cents"),
    /** Identifies the cause: the same key moves money only once. */
    key: t.text("key").notNull().unique(),
    relType: t.smallint("rel_type").$type<RelType>().notNull(),
    relId: big("rel_id"),
    quoteSlug: t.text("quote_slug"),
    processorName: t.text("processor_name"),
    processorTransactionId: t.text("processor_transaction_id"),
    ofTransactionId: big("of_transaction_id").references((): AnyPgColumn => ledgerTransactions.id),
    actorId: ofCustomer("actor_id"),
    reason: t.text("reason").$type<ManualReason>(),
    /** The number of the record that a move by staff is about, such as CL17. */
    record: t.text("record"),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("ledger_transactions_customer_id").on(table.customerId),
    index("ledger_transactions_of").on(table.ofTransactionId),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: identity(),
    transactionId: big("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: big("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    amountCents: cents("amount_cents"),
    /** The database fills in both columns. */
    startingCents: cents("starting_cents").default(0),
    endCents: cents("end_cents").default(0),
  },
  (table) => [
    index("ledger_entries_account_id").on(table.accountId, table.id),
    index("ledger_entries_transaction_id").on(table.transactionId),
  ],
);
