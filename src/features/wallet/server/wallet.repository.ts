import { and, asc, count, desc, eq, sql, lt } from "drizzle-orm";
import type { SectionQuery } from "#features/account/server/staff-customers/customer-section.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { LEDGER_ACCOUNTS, type LedgerAccount } from "../domain/ledger.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./wallet.tables.ts";

export type LedgerTransaction = typeof ledgerTransactions.$inferSelect;
type AccountRow = typeof ledgerAccounts.$inferSelect;
export type HistoryRow = {
  entry: typeof ledgerEntries.$inferSelect;
  transaction: LedgerTransaction;
};

/** Locks the customer's accounts until the transaction ends, and creates them if needed. */
export async function lockAccounts(
  tx: Transaction,
  customerId: number,
): Promise<Record<LedgerAccount, AccountRow>> {
  const read = () =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.customerId, customerId))
      .orderBy(asc(ledgerAccounts.id))
      .for("update");
  let rows = await read();
  if (rows.length < LEDGER_ACCOUNTS.length) {
    const missing = LEDGER_ACCOUNTS.map((kind) => ({ customerId, kind }));
    await tx.insert(ledgerAccounts).values(missing).onConflictDoNothing();
    rows = await read();
  }
  return Object.fromEntries(rows.map((row) => [row.kind, row])) as Record<
    LedgerAccount,
    AccountRow
  >;
}

export async function selectByKey(
  db: Queryable,
  key: string,
): Promise<LedgerTransaction | undefined> {
  const [row] = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, key));
  return row;
}

export async function selectBalances(db: Queryable, customerId: number) {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, cents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.customerId, customerId));
  const of = (kind: LedgerAccount) => rows.find((row) => row.kind === kind)?.cents ?? 0;
  return { wallet: of("wallet"), held: of("held") };
}

/** Selects the entries of a customer's spendable balance among those of all accounts. */
export const ofWallet = (customerId: number) =>
  and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, "wallet"));

/** Entries with their transactions; the caller filters them by wallet. */
export const selectMoves = (db: Queryable) =>
  db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId));

/** Moves of the spendable balance, the newest first. */
export function selectHistory(
  db: Queryable,
  customerId: number,
  page: { limit: number; offset: number },
): Promise<HistoryRow[]> {
  return selectMoves(db)
    .where(ofWallet(customerId))
    .orderBy(desc(ledgerEntries.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countHistory(db: Queryable, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(ofWallet(customerId));
  return row?.total ?? 0;
}

/** Adds up the ledger entry by entry, without trusting any stored balance. */
export async function sumLedger(db: Queryable, customerId: number) {
  const { rows } = await db.execute<Record<string, string>>(sql`
    with chain as (
      select a.kind, e.amount_cents, e.starting_cents, e.end_cents,
        coalesce(lag(e.end_cents) over (partition by a.id order by e.id), 0) as expected
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.customer_id = ${customerId})
    select sum(amount_cents) filter (where kind = 'wallet' and amount_cents > 0) as additions,
      sum(amount_cents) filter (where kind = 'wallet' and amount_cents < 0) as deductions,
      sum(amount_cents) filter (where kind = 'held') as held,
      count(*) filter (where kind = 'wallet') as entries,
      count(*) filter (where starting_cents <> expected
        or starting_cents + amount_cents <> end_cents) + (sum(amount_cents) <> 0)::int as broken
    from chain`);
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    additionsCents: figure("additions"),
    deductionsCents: figure("deductions"),
    heldCents: figure("held"),
    entries: figure("entries"),
    broken: figure("broken"),
  };
}

export const selectLastMoves = (
  db: Queryable,
  { customerId, limit, after }: Omit<SectionQuery, "siteIds">,
) =>
  db
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.customerId, customerId),
        after === undefined ? undefined : lt(ledgerTransactions.id, after),
      ),
    )
    .orderBy(desc(ledgerTransactions.id))
    .limit(limit);
