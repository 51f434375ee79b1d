import path from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { connectDatabase } from "#database/connect.ts";
import { countAnswers } from "#database/fixtures/count-answers.ts";
import { forkWorker } from "#database/fixtures/fork-worker.ts";
import { TEST_SILENCE_MS, testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import type { BuyersInput } from "./fixtures/buyers-process.ts";
import { openOrders } from "./fixtures/orders.ts";
import { lockOrder } from "./lock-order.ts";
import type { Order } from "./orders.repository.ts";
import { settleOrder } from "./payment/settle-order.ts";
import { promotions } from "./promotions/promotions.tables.ts";

const CONNECTIONS = 16;
const BUYERS = path.join(import.meta.dirname, "fixtures/buyers-process.ts");

const { url } = await testDatabase();
const { db, pool, close } = connectDatabase(
  { url },
  { maxConnections: CONNECTIONS, silenceMs: TEST_SILENCE_MS },
);
// Sixteen transactions wait for one row; how long that takes depends on the machine.
pool.options.statement_timeout = 0;
afterAll(close);
const { orders, orderDeps, wallet, place, goods, stockOf, customer } = openOrders(db);

/** Runs as many at once as there are connections. */
const allAtOnce = (count: number, work: (at: number) => Promise<string>) =>
  countAnswers({ count, atOnce: CONNECTIONS }, work);
const answerOf = (result: { ok: true } | { ok: false; code: string }) =>
  result.ok ? "placed" : result.code;

/** Each of two processes gets half of the connections. */
const BY_TWO = CONNECTIONS / 2;
const startBuyers = () => forkWorker<BuyersInput>(BUYERS, { url, connections: BY_TWO });

/** Buyers of each process. */
const BUYERS_EACH = isFullRun ? 250 : 60;

test("two processes sell exactly 1, 10 or 100 pieces to many concurrent buyers", async () => {
  const processes = await Promise.all([startBuyers(), startBuyers()]);
  for (const stock of [1, 10, 100]) {
    const line = await goods(stock);
    const all = { line, count: BUYERS_EACH, atOnce: BY_TWO };
    const answers = await Promise.all(processes.map((buy) => buy(all)));
    const sum = (answer: string) => answers.reduce((all, each) => all + (each[answer] ?? 0), 0);
    expect([sum("placed"), sum("orders.errors.out_of_stock")]).toEqual([
      stock,
      2 * BUYERS_EACH - stock,
    ]);
    expect(await stockOf(line)).toBe(0);
  }
});

test("a buyer process that exits early fails the test instead of blocking it", async () => {
  const nowhere = "postgres://nobody@127.0.0.1:1/nothing";
  await expect(forkWorker(BUYERS, { url: nowhere, connections: 1 })).rejects.toThrow(
    /ended \(1\) instead of answering: .*ECONNREFUSED/s,
  );
  const buy = await startBuyers();
  // No valid integer for the database, so the process ends with its error.
  const line = { ...(await goods(1)), productId: 1e20 };
  await expect(buy({ line, count: 1, atOnce: 1 })).rejects.toThrow("out of range for type integer");
});

test("orders of two goods in either order neither deadlock nor lose stock or money", async () => {
  const [one, other] = [await goods(20), await goods(20)];
  const customerId = await customer(1_000_000);
  await allAtOnce(60, async (at) => {
    const lines = at % 2 === 0 ? [one, other] : [other, one];
    const result = await place({ lines, customerId, balanceCents: 100 });
    if (!result.ok) return result.code;
    const actor = { kind: "customer" as const, id: customerId };
    return answerOf(await orders.cancelOrder({ orderId: result.value.id, actor }));
  });
  expect([await stockOf(one), await stockOf(other)]).toEqual([20, 20]);
  expect(await wallet.readBalance(customerId)).toEqual({ wallet: 1_000_000, held: 0 });
});

test("concurrent orders cannot spend more than the wallet has", async () => {
  const line = await goods(1000);
  const customerId = await customer(10_000);
  const answers = await allAtOnce(40, async () =>
    answerOf(await place({ lines: [line], customerId, balanceCents: 3000 })),
  );
  expect(answers).toEqual({ placed: 3, "wallet.errors.not_enough": 37 });
  expect(await wallet.readBalance(customerId)).toEqual({ wallet: 1000, held: 9000 });
});

test("concurrent orders cannot use a promotion beyond its limits", async () => {
  const line = await goods(1000);
  const [first, once] = ["FIVE", "ONCE"];
  await db.insert(promotions).values([
    { code: first, amount: 1000, type: FEE_TYPES.percentage, maxUses: 5 },
    { code: once, amount: 1000, type: FEE_TYPES.percentage, maxUsesPerCustomer: 1 },
  ]);
  const byAll = await allAtOnce(50, async () =>
    answerOf(await place({ lines: [line], promotionCode: first })),
  );
  expect(byAll).toEqual({ placed: 5, "promotion.errors.used_up": 45 });
  const [row] = await db.select().from(promotions).where(eq(promotions.code, first));
  expect(row?.uses).toBe(5);
  const customerId = await customer();
  const byOne = await allAtOnce(20, async () =>
    answerOf(await place({ lines: [line], customerId, promotionCode: once })),
  );
  expect(byOne).toEqual({ placed: 1, "promotion.errors.used_by_you": 19 });
});

test("invoice numbers have no gaps, even if some transactions roll back", async () => {
  const line = await goods(1000);
  const placed: Order[] = [];
  for (let at = 0; at < 48; at++) {
    const result = await place({ lines: [line] });
    if (result.ok) placed.push(result.value);
  }
  const before = await numbers();
  await allAtOnce(placed.length, (at) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(orderDeps, tx, placed[at]?.id ?? 0);
      await settleOrder(orderDeps, tx, order as Order, { feeCents: 0 });
      if (at % 3 === 0) throw new Error("no");
      return "paid";
    }).catch(() => "nothing"),
  );
  const after = await numbers();
  expect(after).toHaveLength(before.length + 32);
  expect(after).toEqual(after.map((_number, at) => at + 1));
});

async function numbers(): Promise<number[]> {
  const rows = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.siteId, 1))
    .orderBy(asc(invoices.number));
  return rows.map(({ number }) => number);
}
