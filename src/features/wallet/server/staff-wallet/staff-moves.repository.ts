import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { ofWallet } from "../wallet.repository.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../wallet.tables.ts";

const who = sql<string | null>`(
  select nullif(btrim(first_name || ' ' || last_name), '') from customers
  where customers.id = ${ledgerTransactions.actorId})`;

type MovesPage = { customerId: number; after: number | undefined; limit: number };

/** Moves of the spendable balance before an entry, the newest first, with the colleague who made them. */
export const selectMovesBefore = (db: Queryable, { customerId, after, limit }: MovesPage) =>
  db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions, who })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(ofWallet(customerId), after === undefined ? undefined : lt(ledgerEntries.id, after)))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
