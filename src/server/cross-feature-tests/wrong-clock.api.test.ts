import { afterAll, afterEach, expect, test, vi } from "vitest";
import { purchaseFigures, stockUp } from "../fixtures/purchases/purchase-figures.ts";
import { buyStubbornly } from "../fixtures/purchases/stubborn-buyer.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, shop, close } = await testSandbox();
afterAll(close);
afterEach(() => void vi.useRealTimers());
const { pool } = app.database;

const MINUTES = 5;

test("a node whose clock is five minutes off takes payments and sells like any other", async () => {
  const { wares, stock } = await stockUp(pool);
  const now = Date.now();
  for (const [at, minutes] of [MINUTES, -MINUTES].entries()) {
    vi.useFakeTimers({ toFake: ["Date"], now: now + minutes * 60_000 });
    // By card, and by PayPal without a webhook.
    for (const [way, random] of [() => 0, (below: number) => below - 1].entries()) {
      await buyStubbornly(shop, { at: 2 * at + way, wares, random });
    }
  }
  expect(await purchaseFigures(pool, wares.variant_id)).toMatchObject({
    emails: 4,
    unpaid: [],
    paidWrongly: [],
    stock,
  });
});
