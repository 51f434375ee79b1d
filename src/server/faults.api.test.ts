import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { faultyShop } from "./fixtures/nodes/faulty-shop.ts";
import { purchaseFigures, stockUp } from "./fixtures/purchases/purchase-figures.ts";
import { buyStubbornly } from "./fixtures/purchases/stubborn-buyer.ts";
import { seededRandom } from "./fixtures/seeded-random.ts";
import { testApp } from "./fixtures/test-app.ts";

/** `npm run test:faults` runs the long form. */
const isLong = process.env.FAULTS === "long";
const { kills, buyers, atOnce } = isLong
  ? { kills: 20, buyers: 200, atOnce: 12 }
  : { kills: 1, buyers: 6, atOnce: 6 };
const TIMEOUT_MS = isLong ? 3_600_000 : 600_000;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

const database = await testDatabase();
const { db, pool } = database;

test(
  `after ${kills} crashes in ${buyers} checkouts payments, orders and stock agree (FAULTS_SEED=${seed})`,
  async () => {
    const random = seededRandom(seed);
    const { wares, stock } = await stockUp(pool);
    const shop = await faultyShop({ database, kills, random });
    onTestFinished(() => shop.sandbox.close());
    const waiting = Array.from({ length: buyers }, (_, at) => at);
    const buyer = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        await buyStubbornly(shop, { at, wares, random });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, buyer));
    await shop.isUp();
    await shop.stop();
    expect(shop.killsLeft()).toBe(0);

    // Simulates that time passes: the sweep looks up payments without a webhook and refunds unwanted ones.
    const { services } = await testApp({}, async () => database, { sandbox: shop.sandbox });
    for (const _time of [1, 2]) {
      await db.execute(sql`update payments set created_at = created_at - interval '30 minutes',
      looked_up_at = looked_up_at - interval '30 minutes'`);
      await db.execute(sql`update refunds set tried_at = tried_at - interval '5 minutes'`);
      await services.payments.sweepPayments();
    }
    const figures = await purchaseFigures(pool, wares.variant_id);
    expect(figures.orders).toHaveLength(buyers);
    expect(figures).toMatchObject({
      emails: buyers,
      unpaid: [],
      paidWrongly: [],
      stock,
      ledgerCents: 0,
      invoiceHoles: 0,
    });
  },
  TIMEOUT_MS,
);
