import { sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import { customerOf } from "#server/testing/customer-of.ts";
import { fillWallet } from "#server/testing/fill-wallet.ts";
import type { testApp } from "#server/testing/test-app.ts";
import { registeredBrowser } from "#server/testing/test-browser.ts";
import type { ProStatus } from "../contract.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** Somebody new, with so much in the wallet, and what they do with plans. */
export async function proCustomer(
  app: App,
  balanceCents = 0,
  headers: Record<string, string> = {},
) {
  const browser = await registeredBrowser(app, { headers });
  const { id: customerId } = await customerOf(app, browser);
  const topUp = (amountCents: number) => fillWallet(app, customerId, amountCents);
  if (balanceCents > 0) await topUp(balanceCents);
  return {
    ...browser,
    customerId,
    owner: { customerId, siteId: 1 },
    topUp,
    subscribe: (plan: string, period = "month", more: object = {}) =>
      browser.call("/api/pro/subscribe", { plan, period, ...more }),
    status: async (): Promise<ProStatus> =>
      (await browser.call("/api/pro/status")).body.subscription,
    balance: async (): Promise<number> => (await browser.call("/api/balance/get")).body.amount,
    /** What the wallet paid for invoices. */
    paid: async (): Promise<number[]> => {
      const { rows } = await app.db.execute<{ cents: string }>(sql`
        select amount_cents as cents from ledger_transactions
        where customer_id = ${customerId} and kind = 'debit' and rel_type = 4 order by id`);
      return rows.map(({ cents }) => Number(cents));
    },
    /** Time goes by for them: all that was paid begins and ends so many days sooner. */
    async pass(days: number) {
      await app.db.execute(sql`
        update pro_periods set
          starts_at = starts_at - ${days}::float8 * interval '1 day',
          ends_at = ends_at - ${days}::float8 * interval '1 day',
          created_at = created_at - ${days}::float8 * interval '1 day'
        where customer_id = ${customerId}`);
    },
    /** Ids of the invoices of all that was asked for, the newest last. */
    invoices: async (): Promise<string[]> => {
      const { rows } = await app.db.execute<{ invoice: string }>(sql`
        select invoice_id as invoice from pro_periods
        where customer_id = ${customerId} order by id`);
      return rows.map(({ invoice }) => invoice);
    },
    /** What became of their plan, and through whom. */
    steps: async (): Promise<string[]> => {
      const { rows } = await app.db.execute<{ step: string }>(sql`
        select step || ' by ' || actor_kind as step from pro_history
        where customer_id = ${customerId} order by id`);
      return rows.map(({ step }) => step);
    },
    mails: async (kind: string): Promise<number> => {
      const { rows } = await app.db.execute<{ count: string }>(sql`
        select count(*) from mails where customer_id = ${customerId} and kind = ${kind}`);
      return Number(rows[0]?.count);
    },
  };
}

/** A month of a plan that ends in so many days, and what is left in the wallet after it. */
export async function endingPlan(app: App, inDays: number, { left = 0, plan = "plus" } = {}) {
  const somebody = await proCustomer(app, 100_000);
  await somebody.subscribe(plan, "month", { from_wallet: true });
  const until = Date.parse((await somebody.status()).active_until ?? "");
  const cents = Math.round((await somebody.balance()) * 100) - left;
  const move = {
    customerId: somebody.customerId,
    amountCents: cents,
    key: `spent:${somebody.customerId}`,
  };
  await app.services.wallet.debit(app.db, { ...move, relation: { relType: 2 } });
  // A few minutes more, so that a slow machine changes nothing.
  await somebody.pass((until - Date.now()) / DAY_MS - inDays - 0.01);
  return {
    ...somebody,
    until: async () => Date.parse((await somebody.status()).active_until ?? ""),
  };
}
