import { and, asc, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { DayEnd } from "../domain/balance-over-time.ts";
import { type HistoryRow, ofWallet, selectMoves } from "./wallet.repository.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./wallet.tables.ts";

type Moments = { since: Date; until: Date };

/** Moves of the spendable balance between two times, the oldest first. */
export function selectMovesBetween(
  db: Queryable,
  customerId: number,
  { since, until }: Moments,
): Promise<HistoryRow[]> {
  return selectMoves(db)
    .where(
      and(
        ofWallet(customerId),
        gte(ledgerTransactions.createdAt, since),
        lt(ledgerTransactions.createdAt, until),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}

/** Summed, not read from an entry: two moves at midnight may be written in another order than they began. */
export async function sumMovesBefore(db: Queryable, customerId: number, moment: Date) {
  const [row] = await db
    .select({ cents: sum(ledgerEntries.amountCents).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(ofWallet(customerId), lt(ledgerTransactions.createdAt, moment)));
  return row?.cents ?? 0;
}

/** A year, and at least one day before it. */
const MOST_DAYS = 400;

export async function selectDayEnds(
  db: Queryable,
  customerId: number,
  timeZone: string,
): Promise<DayEnd[]> {
  const { rows } = await db.execute<{ day: string; cents: string }>(sql`
    with days as (
      select (t.created_at at time zone ${timeZone}::text)::date as day, sum(e.amount_cents) as change
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id
      where a.customer_id = ${customerId} and a.kind = 'wallet'
      group by 1)
    select day::text, sum(change) over (order by day) as cents
    from days order by days.day desc limit ${MOST_DAYS}`);
  return rows.map(({ day, cents }) => ({ day, cents: Number(cents) })).reverse();
}
