import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { connectDatabase } from "#database/connect.ts";
import { TEST_SILENCE_MS, testDatabase } from "#database/fixtures/test-database.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { REL_TYPES } from "../domain/entry-types.ts";
import { bindWallet } from "./wallet.ts";

const CONNECTIONS = 16;
const OPERATIONS = 1000;
const CUSTOMERS = 3;

const { url } = await testDatabase();
const { db, close } = connectDatabase(
  { url },
  { maxConnections: CONNECTIONS, silenceMs: TEST_SILENCE_MS },
);
afterAll(close);
const wallet = bindWallet({ db });

const KINDS = ["credit", "debit", "hold", "release", "capture", "refund"] as const;
const operation = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(CUSTOMERS - 1),
  cents: fc.integer({ min: 1, max: 5_000 }),
  /** Which of the earlier moves a follow-up follows, counted from the last. */
  back: fc.nat(40),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

type Purse = { wallet: number; held: number };

/** How a successful move changes a purse. */
const EFFECTS: Record<Operation["kind"], Purse> = {
  credit: { wallet: 1, held: 0 },
  debit: { wallet: -1, held: 0 },
  hold: { wallet: -1, held: 1 },
  release: { wallet: 1, held: -1 },
  capture: { wallet: 0, held: -1 },
  refund: { wallet: 1, held: 0 },
};

async function run(operations: Operation[]) {
  const people = Array.from({ length: CUSTOMERS }, () => buildCustomer());
  const customers = await insertCustomers(db, people, "");
  const runId = customers.join("-");
  const made: { key: string; who: number }[] = [];
  /** The expected balances: the ledger must agree with every successful response. */
  const purses = customers.map((): Purse => ({ wallet: 0, held: 0 }));
  let next = 0;

  function move(at: number, { kind, who, cents, back }: Operation) {
    const customerId = customers[who] ?? 0;
    const common = { customerId, key: `${runId}:${at}`, amountCents: cents };
    if (kind === "credit" || kind === "debit" || kind === "hold") {
      return wallet[kind](db, { ...common, relation: { relType: REL_TYPES.quote, relId: at } });
    }
    const of = made.filter((one) => one.who === who).at(-1 - back)?.key ?? "nothing";
    return wallet[kind](db, { ...common, of });
  }

  async function perform(at: number): Promise<void> {
    const operation = operations[at] as Operation;
    const { kind, who, cents } = operation;
    const purse = purses[who] as Purse;
    const moved = await move(at, operation);
    if (!moved.ok) return;
    made.push({ key: `${runId}:${at}`, who });
    purse.wallet += cents * EFFECTS[kind].wallet;
    purse.held += cents * EFFECTS[kind].held;
  }

  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < operations.length) await perform(next++);
    }),
  );
  return { customers, expected: purses, done: made.length };
}

test("1,000 concurrent moves over 16 connections keep every entry and balance consistent", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      async (operations) => {
        const { customers, expected, done } = await run(operations);
        expect(done).toBeGreaterThan(OPERATIONS / 5);
        for (const [who, customerId] of customers.entries()) {
          const check = await wallet.checkLedger(customerId);
          expect(check.agrees).toBe(true);
          expect(await wallet.readBalance(customerId)).toEqual(expected[who]);
          const { items } = await wallet.listHistory({ customerId, limit: 500 });
          for (const { starting_balance, amount, end_balance } of items) {
            const inCents = (euros: number) => Math.round(euros * 100);
            expect(inCents(starting_balance) + inCents(amount)).toBe(inCents(end_balance));
            expect(Math.min(starting_balance, end_balance)).toBeGreaterThanOrEqual(0);
          }
        }
      },
    ),
    { numRuns: 1, endOnFailure: true },
  );
});
