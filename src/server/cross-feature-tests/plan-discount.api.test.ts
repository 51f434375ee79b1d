import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { toCents } from "#core/money.ts";
import {
  checkoutBuyers,
  fetched,
  WALLET,
} from "#features/checkout/server/fixtures/checkout-buyers.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { proCustomer } from "#features/pro/server/fixtures/pro.ts";
import { declareTestParcel } from "../fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { goods, shipping } = await checkoutBuyers(app);
const half = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/** Returns what the cart shows, what the checkout charges and what the order stores. */
async function buy(plan: string | undefined, method: "air" | "sea", quantity: number) {
  const somebody = await proCustomer(app, 2_000_000);
  if (plan) await somebody.subscribe(plan, "month", { from_wallet: true });
  await somebody.call("/api/cart/add", { ...goods, quantity });
  const { cart } = (await somebody.call("/api/cart/shipping-method", { shipping_method: method }))
    .body;
  const { slug } = await (await somebody.get("/api/checkout/generate")).json();
  const said = { ...shipping, shipping: method, step: 4, payment_id: WALLET };
  const { data } = (await fetched(somebody, slug, said)).body;
  const paid = await somebody.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const [order] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, somebody.customerId));
  return { cart, data, order };
}

test.each([
  [undefined, "air", 1],
  ["start", "air", 1],
  ["plus", "sea", 1],
  ["max", "air", 2],
  ["start", "sea", 9],
  ["max", "sea", 9],
] as const)(
  "plan %s by %s, %d pieces: the shown, charged and stored shipping discounts agree",
  async (plan, method, pieces) => {
    const { cart, data, order } = await buy(plan, method, pieces);
    const fee = toCents(cart.shipping.shipping_methods[method]);
    const discount = toCents(cart.shipping.shipping_discounts[method]);
    expect(toCents(data.shipping_fee)).toBe(fee);
    expect(toCents(data.tier_based_shipping_discount)).toBe(discount);
    expect(data.shipping_discount_by).toBe(cart.shipping.discount_by);
    expect(order).toMatchObject({ shippingFeeCents: fee, shippingDiscountCents: discount });
    const byPlan = { start: 5, plus: 12, max: 20 };
    const byValue = [15_000, 30_000, 60_000].filter(
      (from) => toCents(cart.total_sum) >= from,
    ).length;
    const percent = Math.max(plan ? byPlan[plan] : 0, 5 * byValue);
    expect(discount).toBe(half(fee + discount, percent));
  },
);

test("the calculator applies the plan of the customer who asks, and no other", async () => {
  const question = { origin: "US", weight: 2.3, length: 40, width: 30, height: 20, value: 80 };
  const asked = async (who: { call: Awaited<ReturnType<typeof proCustomer>>["call"] }) =>
    (await who.call("/api/calculate", question)).body.methods;
  const somebody = await proCustomer(app, 10_000);
  const plain = await asked(somebody);
  await somebody.subscribe("plus", "month", { from_wallet: true });
  const own = await asked(somebody);
  expect(own).toHaveLength(2);
  for (const [at, method] of own.entries()) {
    const { price, discount, total, ...rest } = plain[at];
    const less = half(toCents(price), 12);
    expect(discount).toBe(0);
    expect(method).toMatchObject(rest);
    expect([method.discount, method.price, method.total].map(toCents)).toEqual([
      less,
      toCents(price) - less,
      toCents(total) - less,
    ]);
  }
  expect(await asked(await proCustomer(app))).toEqual(plain);
  // Pages that compute prices in the browser get the same percentage.
  const told = async (who: { call: typeof somebody.call }) =>
    (await who.call("/api/calculate/plan")).body;
  expect(await told(somebody)).toEqual({ status: true, percent: 12 });
  expect(await told(await proCustomer(app))).toEqual({ status: true, percent: 0 });
  expect(await told(testBrowser(app))).toEqual({ status: true, percent: 0 });
  const page = await (await somebody.get("/en/calculate")).text();
  // The page is cached for everybody; the customer's own discount is loaded afterwards.
  expect(page).not.toContain("Pro −");
});

test("a plan discounts a parcel's shipping at every step and extends free storage", async () => {
  const somebody = await proCustomer(app, 100_000);
  const before = await declareTestParcel(app, somebody, "received");
  const look = async () => (await somebody.call(`/api/forward/get/${before.id}`)).body.request;
  const plain = await look();
  await somebody.subscribe("plus", "month", { from_wallet: true });
  const own = await look();
  expect(plain.offers.length).toBeGreaterThan(0);
  for (const [at, offer] of plain.offers.entries()) {
    const less = own.offers.find(({ method }: { method: string }) => method === offer.method);
    expect(offer.shipping_discount, String(at)).toBe(0);
    expect(toCents(less.shipping_discount)).toBe(half(toCents(offer.shipping), 12));
    expect(toCents(less.shipping) + toCents(less.shipping_discount)).toBe(toCents(offer.shipping));
    expect(toCents(less.total)).toBe(toCents(offer.total) - toCents(less.shipping_discount));
  }
  expect(own.storage.free_until > plain.storage.free_until).toBe(true);

  const address = await somebody.call("/api/account/add-delivery-address", {
    ...shipping.address,
    country_id: 1,
  });
  const input = { method: "air", address_id: address.body.address.id };
  const chosen = await somebody.call(`/api/forward/choose-shipping/${before.id}`, input);
  const offered = own.offers.find(({ method }: { method: string }) => method === "air");
  const { price } = chosen.body.request;
  expect(price).toMatchObject({
    shipping: offered.shipping,
    shipping_discount: offered.shipping_discount,
    total: offered.total,
  });
  const balance = await somebody.balance();
  await somebody.call(`/api/forward/pay/${before.id}`, { payment_id: WALLET });
  expect(toCents(balance) - toCents(await somebody.balance())).toBe(toCents(price.total));
});

test("the mail about the end of free storage is sent by the plan's free days, not by the warehouse's", async () => {
  const somebody = await proCustomer(app, 10_000);
  expect((await somebody.subscribe("start", "month", { from_wallet: true })).status).toBe(200);
  const { id } = await declareTestParcel(app, somebody, "received");
  const mailsAfter = async (days: number) => {
    await app.db.execute(sql`update forward_parcels
      set received_at = now() - make_interval(days => ${days}) where request_id = ${id}`);
    await app.services.forwarding.notifyStorageEnds();
    return somebody.mails("forward-storage");
  };
  expect(await mailsAfter(27)).toBe(0);
  // The demo's plan stores parcels for 45 days.
  expect(await mailsAfter(42)).toBe(1);
});

test("a quote's shipping has the plan's discount, and the plan waives the purchase fee", async () => {
  const somebody = await proCustomer(app, 100_000);
  const items = [
    {
      url: "https://shop.example/shoes",
      name: "Trail shoes",
      quantity: 1,
      price: 80,
      kind: "shoes",
    },
  ];
  const ask = async () => (await somebody.call("/api/quotes/create", { items })).body.quote;
  const plain = await ask();
  await somebody.subscribe("max", "month", { from_wallet: true });
  const own = await ask();
  for (const method of ["air", "sea"]) {
    const [full, less] = [plain.methods[method], own.methods[method]];
    expect(less.discount_by).toBe("plan");
    expect(toCents(less.discount)).toBe(half(toCents(full.price), 20));
    expect(toCents(less.price) + toCents(less.discount)).toBe(toCents(full.price));
    // This plan waives the purchase fee of six euros.
    expect(toCents(full.total) - toCents(less.total)).toBe(toCents(less.discount) + 600);
  }
});
