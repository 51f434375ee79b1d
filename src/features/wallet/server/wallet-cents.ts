import { type SQL, sql } from "drizzle-orm";

/** What a customer can spend, as a subquery. */
export const walletCents = (customerId: number | SQL): SQL =>
  sql`(select balance_cents from ledger_accounts where customer_id = ${customerId} and kind = 'wallet')`;
