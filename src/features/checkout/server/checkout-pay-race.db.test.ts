import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { createIdempotency } from "#features/payments/server/idempotency/idempotency.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";

const STOCK = 50;
const STRIPE = 1;
const { db, checkout, goods, guestWith, readyToPay } = await testCheckouts([STOCK]);

test("a thousand calls for one checkout with keys of their own, on four nodes, pay once", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const before = { orders: await db.$count(orders), payments: await db.$count(payments) };
  const nodes = Array.from({ length: 4 }, () => createIdempotency({ db }));
  const pay = async (key: string, node = nodes[0]) => {
    const work = () =>
      checkout.payCheckout(guest, { slug, paymentId: STRIPE, seen: {}, requestKey: key });
    const answer = await node?.({ scope: "pay", key, input: { slug } }, work);
    const result = answer?.ok ? answer.value : answer;
    return result?.ok ? `paid: ${result.value.paid}` : result?.code;
  };
  const told: unknown[] = [];
  const places = Array.from({ length: 1000 }, (_one, at) => at);
  // A few for each connection: with all at once hardly any would get one in time.
  await forEachInParallel(places, 32, async (at) => {
    told.push(await pay(`tab ${at}`, nodes[at % nodes.length]));
  });
  // They take turns; whose turn does not come within seconds is told so, and pays nothing either.
  const late = told.filter((one) => one === "errors.still_running").length;
  expect(told.filter((one) => one === "paid: true")).toHaveLength(1000 - late);
  expect(late).toBeLessThan(500);
  expect(await pay("one more tab")).toBe("paid: true");

  expect(await db.$count(orders)).toBe(before.orders + 1);
  expect(await db.$count(payments)).toBe(before.payments + 1);
  const [{ stock } = { stock: 0 }] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, goods[0]?.variantId ?? 0));
  expect(stock).toBe(STOCK - 1);
});
