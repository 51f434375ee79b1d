import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { purchaseFigures, stockUp } from "../fixtures/purchases/purchase-figures.ts";
import { buyStubbornly } from "../fixtures/purchases/stubborn-buyer.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, shop, close } = await testSandbox();
afterAll(close);
const { db, database } = app;

/** Always picks PayPal without a webhook, so that the shop learns of a payment only by asking. */
const silently = (below: number) => below - 1;

/** Simulates a failover to a standby that lacks the last writes: they are lost once the first payment has begun. */
async function buyWhile(at: number, forget: () => Promise<unknown>): Promise<string> {
  const { wares } = await stockUp(database.pool);
  let isLost = false;
  const onAnswer = async (target: string) => {
    if (isLost || !target.startsWith("/api/checkout/pay/")) return;
    isLost = true;
    await forget();
  };
  return buyStubbornly({ ...shop, onAnswer }, { at, wares, random: silently });
}

const forgetPayments = () => db.execute(sql`delete from payments where status = 'created'`);

test("a payment whose rows the database lost is paid again only once", async () => {
  const { stock, wares } = await stockUp(database.pool);
  await buyWhile(1, forgetPayments);
  expect(await purchaseFigures(database.pool, wares.variant_id)).toMatchObject({
    emails: 1,
    unpaid: [],
    paidWrongly: [],
    stock,
  });
});

test("a buyer whose checkout the database lost is told that it failed", async () => {
  const forget = async () => {
    await forgetPayments();
    await db.execute(sql`update checkouts set slug = 'lost-' || id`);
  };
  await expect(buyWhile(2, forget)).rejects.toThrow("The shop has forgotten");
});
