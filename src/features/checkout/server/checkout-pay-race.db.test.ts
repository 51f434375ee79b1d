import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { forkWorker } from "#database/fixtures/fork-worker.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";
import type { PayersInput } from "./fixtures/payers-process.ts";

const STOCK = 50;
const STRIPE = 1;
const PAYERS = path.join(import.meta.dirname, "fixtures/payers-process.ts");
/** Calls at once per process: with all at once, hardly any would get a connection in time. */
const AT_ONCE = 16;
const { db, url, checkout, goods, guestWith, readyToPay } = await testCheckouts([STOCK]);

/** How often the customer presses "Pay" in each of two processes. */
const PRESSES = isFullRun ? 500 : 50;

test("many concurrent payments of one checkout on two processes charge it once", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const before = { orders: await db.$count(orders), payments: await db.$count(payments) };
  const startPayers = () => forkWorker<PayersInput>(PAYERS, { url, connections: AT_ONCE / 2 });
  const processes = await Promise.all([startPayers(), startPayers()]);
  const tokenHash = guest.tokenHash?.toString("hex") ?? "";
  const answers = await Promise.all(
    processes.map((press, at) =>
      press({ slug, tokenHash, name: `process ${at}`, count: PRESSES, atOnce: AT_ONCE }),
    ),
  );
  const sum = (answer: string) => answers.reduce((all, each) => all + (each[answer] ?? 0), 0);
  const paid = sum("paid: true");
  expect(paid).toBeGreaterThan(0);
  // The calls take turns; a call that waits too long is refused and pays nothing.
  expect(paid + sum("errors.still_running")).toBe(2 * PRESSES);
  expect(await checkout.payCheckout(guest, { slug, paymentId: STRIPE, seen: {} })).toMatchObject({
    ok: true,
    value: { paid: true },
  });

  expect(await db.$count(orders)).toBe(before.orders + 1);
  expect(await db.$count(payments)).toBe(before.payments + 1);
  const [{ stock } = { stock: 0 }] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, goods[0]?.variantId ?? 0));
  expect(stock).toBe(STOCK - 1);
});
