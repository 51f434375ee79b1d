import { beforeEach, expect, test } from "vitest";
import { formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { insertMoves, type PastMove } from "#demo/accounting/insert-moves.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { REL_TYPES } from "../domain/entry-types.ts";
import { bindWallet } from "./wallet.ts";

const { db } = await testDatabase();
const wallet = bindWallet({ db });

/** A time zone without daylight saving time, four hours ahead of the database's. */
const timeZone = "Asia/Dubai";
const day = (daysAgo: number) => formatDate(new Date(Date.now() - daysAgo * DAY_MS), timeZone);
type OwnMove = Omit<PastMove, "customerId" | "key">;
const topUp = (daysAgo: number, cents: number): OwnMove => ({
  kind: "credit",
  cents,
  at: new Date(Date.now() - daysAgo * DAY_MS),
  relation: { relType: REL_TYPES.topUp },
});
const payment = (daysAgo: number, cents: number): OwnMove => ({
  ...topUp(daysAgo, cents),
  kind: "debit",
  relation: { relType: REL_TYPES.quote, relId: 17 },
});
const movesOf = (owner: number, moves: readonly OwnMove[]): PastMove[] =>
  moves.map((move, at) => ({ ...move, customerId: owner, key: `test:${owner}:${at}` }));

let customerId = 0;
beforeEach(async () => {
  [customerId = 0] = await insertCustomers(db, [buildCustomer()], "");
  const [other = 0] = await insertCustomers(db, [buildCustomer()], "");
  await inTransaction(db, async (tx) => {
    await insertMoves(tx, movesOf(other, [topUp(30, 77_777)]));
    const moves = [
      topUp(40, 10_000),
      payment(30, 2_500),
      topUp(30, 300),
      { ...payment(20, 400), kind: "hold" as const },
      payment(10, 1_000),
    ];
    await insertMoves(tx, movesOf(customerId, moves));
  });
});

test("a statement has the opening balance, the entries and the closing balance", async () => {
  const period = { from: day(30), to: day(20) };
  const statement = await wallet.readStatement({ customerId, period, timeZone });
  expect(statement).toMatchObject({
    openingCents: 10_000,
    additionsCents: 300,
    deductionsCents: -2_900,
    closingCents: 7_400,
  });
  expect(statement.lines.map(({ balanceCents }) => balanceCents)).toEqual([7_500, 7_800, 7_400]);
});

test("a statement before all entries is zero, and one after them has the balance", async () => {
  const read = (from: string, to: string) =>
    wallet.readStatement({ customerId, period: { from, to }, timeZone });
  expect(await read(day(60), day(41))).toMatchObject({ openingCents: 0, closingCents: 0 });
  const { wallet: spendable } = await wallet.readBalance(customerId);
  expect(await read(day(60), day(0))).toMatchObject({ openingCents: 0, closingCents: spendable });
  expect(await read(day(5), day(0))).toMatchObject({ openingCents: spendable, lines: [] });
});

test("the list of days has the closing balance of each day with entries", async () => {
  expect(await wallet.listDayEnds(customerId, timeZone)).toEqual([
    { day: day(40), cents: 10_000 },
    { day: day(30), cents: 7_800 },
    { day: day(20), cents: 7_400 },
    { day: day(10), cents: 6_400 },
  ]);
});

test("an entry belongs to the day in the site's time zone", async () => {
  const daysAgo = (Date.now() - Date.parse("2026-03-03T21:30:00Z")) / DAY_MS;
  const [somebody = 0] = await insertCustomers(db, [buildCustomer()], "");
  await inTransaction(db, (tx) => insertMoves(tx, movesOf(somebody, [topUp(daysAgo, 500)])));
  const on = async (day: string, zone: string) => {
    const period = { from: day, to: day };
    return (await wallet.readStatement({ customerId: somebody, period, timeZone: zone })).lines
      .length;
  };
  expect(await on("2026-03-03", "UTC")).toBe(1);
  expect(await on("2026-03-04", timeZone)).toBe(1);
  expect(await on("2026-03-03", timeZone)).toBe(0);
  expect(await wallet.listDayEnds(somebody, timeZone)).toEqual([{ day: "2026-03-04", cents: 500 }]);
});
