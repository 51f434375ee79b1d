import { expect, test } from "vitest";
import type { Database, Transaction } from "#database/connect.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { proCustomer } from "../fixtures/pro.ts";
import { proPeriods } from "../pro.tables.ts";
import { subscribe } from "../subscribe.ts";

const app = await testApp();
const { pro, invoices } = app.services;

type Builder = { from: (table: unknown) => { execute: () => Promise<unknown> } };

/** A database whose transactions are interrupted by `happen` just after their first query of the periods. */
function interrupted(db: Database, happen: () => Promise<unknown>): Database {
  let isDone = false;
  const watched = (tx: Transaction) => {
    const select = tx.select.bind(tx) as unknown as (...asked: unknown[]) => Builder;
    return replace(tx, "select", (...asked: unknown[]) => {
      const builder = select(...asked);
      return replace(builder, "from", (table: unknown) => {
        const query = builder.from(table);
        if (isDone || table !== proPeriods) return query;
        isDone = true;
        const execute = query.execute.bind(query);
        return Object.assign(query, {
          execute: async () => {
            const rows = await execute();
            await happen();
            return rows;
          },
        });
      });
    });
  };
  return replace(db, "transaction", (work: (tx: Transaction) => Promise<unknown>) =>
    db.transaction((tx) => work(watched(tx))),
  );
}

const replace = <Whole extends object>(whole: Whole, name: keyof Whole, by: unknown): Whole =>
  new Proxy(whole, { get: (target, key) => (key === name ? by : Reflect.get(target, key)) });

test("an invoice paid while the plan is bought from the wallet is charged only once", async () => {
  const somebody = await proCustomer(app, 5_000);
  const { invoice } = (await somebody.subscribe("plus")).body.subscription;
  const actor = { id: null, roles: ["finance" as const] };
  const pay = () => invoices.notePaidByStaff({ actor, slug: invoice.id });
  const input = { owner: somebody.owner, language: "en", code: "plus", period: "month" as const };
  const db = interrupted(app.db, pay);
  const bought = await subscribe({ ...pro.deps, db }, { ...input, fromWallet: true });
  expect(bought).toEqual({ ok: false, code: "pro.errors.being_paid" });
  expect(await somebody.balance()).toBe(50);
  expect(await somebody.status()).toMatchObject({ state: "active", plan: { code: "plus" } });
});
