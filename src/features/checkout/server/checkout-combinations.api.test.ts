import { eq, like } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { toCents } from "#core/money.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { CURRENCY_COOKIE } from "#features/sites/domain/currency-choice.ts";
import { formatMoney } from "#i18n/format.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { fillWallet } from "#server/fixtures/purchases/fill-wallet.ts";
import {
  describeScenario,
  PAIRWISE_SCENARIOS,
  type PurchaseScenario,
} from "#server/fixtures/purchases/purchase-scenarios.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";
import { type Buyer, type Courier, checkoutBuyers, fetched } from "./fixtures/checkout-buyers.ts";

const { app, sandbox, cardToken, press, close } = await testSandbox();
afterAll(close);

const { goods } = await checkoutBuyers(app);
const PROVIDERS = { card: 1, PayPal: 2, bank: 3, wallet: 4 } as const;
const ZIPS: Partial<Record<PurchaseScenario["region"], string>> = {
  lv: "LV-1011",
  nl: "3513 AK",
  ae: "",
};
/** A little more than the code's minimum value. */
const ENOUGH = 30;

let people = 0;

async function buyer({ region, who }: PurchaseScenario): Promise<Buyer> {
  const host = region === "default" ? "localhost" : `${region}.localhost`;
  const options = {
    host,
    remoteAddress: `10.2.0.${++people}`,
    headers: { "idempotency-key": `way-${people}` },
  };
  if (who === "guest") return testBrowser(app, options);
  const browser = await registeredBrowser(app, options);
  await fillWallet(app, (await customerOf(app, browser)).id, 500_000);
  return browser;
}

async function fillCart(browser: Buyer): Promise<void> {
  const { cart } = (await browser.call("/api/cart/add", { ...goods, quantity: 1 })).body;
  const [{ id: item_id, price }] = cart.items;
  const quantity = Math.max(1, Math.ceil(ENOUGH / price));
  await browser.call("/api/cart/update", { item_id, quantity });
}

/** A courier of this kind and, for a locker, the first pickup point that is found. */
async function delivery(browser: Buyer, { place }: PurchaseScenario) {
  const { body } = await browser.call("/api/delivery/couriers");
  const isLocker = place === "locker";
  const services: Courier[] = body.local_delivery_couriers;
  const service = services.find(({ has_pickup_points }) => has_pickup_points === isLocker);
  const chosen = { delivery: service?.local_delivery_type ?? 0 };
  if (!isLocker) return chosen;
  const asked = { courier: service?.courier };
  const { points } = (await browser.call("/api/delivery/pickup-points", asked)).body;
  return { ...chosen, parcel_shop: points[0].parcelshop_id };
}

const DOLLARS = "2";
const totalOf = ({ total }: { total: number }) => ({ amount: total });

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** From an empty cart to a checkout that only has to be paid. */
async function readyToPay(browser: Buyer, way: PurchaseScenario): Promise<string> {
  await fillCart(browser);
  const { slug } = await (await browser.get("/api/checkout/generate")).json();
  const said = {
    step: 4,
    shipping: way.travel,
    ...(await delivery(browser, way)),
    address: { ...HOME, zip: ZIPS[way.region] ?? HOME.zip },
    email: "ways@example.com",
  };
  expect(await fetched(browser, slug, said)).toMatchObject({ status: 200, body: { status: true } });
  if (way.reduction === "code") {
    const used = await browser.call(`/api/checkout/promotion/${slug}`, { code: "MINUS5" });
    expect(used.body.data.promotion).toMatchObject({ amount: 5 });
  }
  if (way.reduction === "part wallet") {
    const used = await browser.call("/api/checkout/use-balance", { slug, amount: 1 });
    expect(used.body.data.wallet.used).toBe(1);
  }
  return slug;
}

test.each(PAIRWISE_SCENARIOS.map((way) => ({ words: describeScenario(way), way })))(
  "a purchase agrees in every amount from cart to invoice: $words",
  async ({ way }) => {
    const browser = await buyer(way);
    const slug = await readyToPay(browser, way);
    const payment_id = PROVIDERS[way.provider];
    const { data } = (await fetched(browser, slug, { step: 5, payment_id })).body;
    expect(data).toMatchObject({ step: 5, selected_shipping_method: way.travel, payment_id });
    expect(data.courier_info.has_pickup_points).toBe(way.place === "locker");

    const { total, currency } = data;
    const stripe_token = way.provider === "card" ? await cardToken() : undefined;
    const input = { payment_id, total, currency, stripe_token };
    const { body } = await browser.call(`/api/checkout/pay/${slug}`, input);
    expect(body).toMatchObject({ status: true, reference: expect.any(String) });
    if (body.redirect_url) await press(body.redirect_url, "pay", "repeated");
    else await sandbox.messenger.idle();

    // The shown, charged and stored amounts are equal to the cent.
    const { order, ...after } = (await fetched(browser, slug)).body.data;
    expect({ status: after.status, order: order.status }).toEqual({
      status: "placed",
      order: "paid",
    });
    const kept = (await browser.call(`/api/my-orders/get-order/${order.slug}`)).body.order;
    const fromWallet = way.reduction === "part wallet" ? 1 : 0;
    const whole = toCents(total) + toCents(fromWallet);
    const priced = kept.price.filter(({ part }: { part: string }) => part !== "balance");
    expect({ price: sumOf(priced), payments: sumOf(kept.payments) }).toEqual({
      price: whole,
      payments: whole,
    });
    expect(toCents(kept.total)).toBe(whole);
    const rows = await app.db.select().from(payments).where(eq(payments.subjectId, order.slug));
    const charged = rows.map(({ status, amountCents }) => ({ status, amountCents }));
    const isByProvider = way.provider !== "wallet";
    expect(charged).toEqual(
      isByProvider ? [{ status: "succeeded", amountCents: toCents(total) }] : [],
    );
  },
);

test("a purchase in dollars has the same amounts in cart, order, mails, invoice and payment", async () => {
  const way: PurchaseScenario = {
    region: "default",
    who: "customer",
    travel: "air",
    place: "door",
    provider: "PayPal",
    reduction: "part wallet",
  };
  const browser = await buyer(way);
  (browser as ReturnType<typeof testBrowser>).cookies.set(CURRENCY_COOKIE, DOLLARS);
  const slug = await readyToPay(browser, way);
  const { cart } = (await browser.call("/api/cart/fetch")).body;
  await browser.call("/api/cart/update", { item_id: cart.items[0].id, quantity: 7 });
  await browser.call(`/api/checkout/promotion/${slug}`, { code: "CARTAGE10" });
  const { data } = (await fetched(browser, slug, { step: 5, payment_id: PROVIDERS.PayPal })).body;
  expect(data.currency).toBe("USD");

  expect(data.products.length).toBeGreaterThan(0);
  // As a shopper would calculate: price × quantity, and the price shown with the method.
  for (const { currentPrice, quantity, total } of data.products) {
    expect(toCents(total)).toBe(toCents(currentPrice) * quantity);
  }
  const part = (parts: { part: string; amount: number }[], name: string) =>
    toCents(parts.find((one) => one.part === name)?.amount ?? 0);
  expect(part(data.price, "subtotal")).toBe(sumOf(data.products.map(totalOf)));
  expect(part(data.price, "shipping") + part(data.price, "shipping_discount")).toBe(
    toCents(data.shipping_methods.air),
  );
  expect(part(data.price, "delivery")).toBe(toCents(data.courier_info.delivery_fee));
  expect(sumOf(data.price)).toBe(toCents(data.total));

  const input = { payment_id: PROVIDERS.PayPal, total: data.total, currency: "USD" };
  const { body } = await browser.call(`/api/checkout/pay/${slug}`, input);
  await press(body.redirect_url, "pay");
  const { order } = (await fetched(browser, slug)).body.data;
  const kept = (await browser.call(`/api/my-orders/get-order/${order.slug}`)).body.order;
  const whole = toCents(data.total) - part(data.price, "balance");
  expect(kept.items.map(totalOf)).toEqual(data.products.map(totalOf));
  expect(toCents(kept.total)).toBe(whole);
  expect(sumOf(kept.price)).toBe(whole);
  expect(sumOf(kept.payments)).toBe(whole);
  expect(toCents(kept.from_wallet)).toBe(0 - part(data.price, "balance"));
  const { items } = (await browser.call("/api/my-orders/get-my-orders")).body;
  expect(items[0]).toMatchObject({ total: kept.total, from_wallet: kept.from_wallet, due: 0 });
  const { invoice } = (await browser.call(`/api/invoice/get/${kept.invoice.id}`)).body;
  expect(toCents(invoice.total)).toBe(whole);
  const [charged] = await app.db.select().from(payments).where(eq(payments.subjectId, order.slug));
  expect(charged).toMatchObject({ amountCents: toCents(data.total), currency: "USD" });

  const written = await app.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%${order.number}%`));
  const sums = [...data.products.map(totalOf), ...data.price, totalOf(data)];
  expect(written.length).toBeGreaterThan(0);
  for (const { amount } of sums) {
    const sum = formatMoney(toCents(amount), "USD", "en");
    expect(written.filter(({ plain }) => !plain?.includes(sum)).map(({ kind }) => kind)).toEqual(
      [],
    );
  }
  expect(written.length).toBeGreaterThan(0);

  // The wallet's history names the order and links to it, also for the refund.
  const entry = async () => (await browser.call("/api/balance/get-history")).body.items[0];
  const named = {
    order_type: "shop_orders",
    order_number: order.number,
    quote_slug: order.slug,
    order_path: `/my-orders/${order.slug}`,
  };
  expect(await entry()).toMatchObject({ ...named, type: 2, amount: -1, rel_id: order.id });
  expect((await browser.call(`/api/my-orders/cancel/${order.slug}`)).body.status).toBe(true);
  await sandbox.messenger.idle();
  await vi.waitFor(async () =>
    expect(await entry()).toMatchObject({ ...named, type: 1, amount: 1, rel_id: null }),
  );
});

test("a guest who left the payment page finds the unpaid order from the cart and the checkout", async () => {
  const way: PurchaseScenario = {
    region: "default",
    who: "guest",
    travel: "air",
    place: "door",
    provider: "PayPal",
    reduction: "full price",
  };
  const browser = (await buyer(way)) as ReturnType<typeof testBrowser>;
  const slug = await readyToPay(browser, way);
  const unpaid = async () => (await browser.call("/api/checkout/unpaid")).body.slug;
  const cartPage = async () => (await browser.get("/en/cart")).text();
  const checkoutPath = async () => (await browser.get("/en/checkout")).headers.get("location");
  expect(await unpaid(), "nothing is ordered yet").toBeNull();
  const input = { payment_id: PROVIDERS.PayPal };
  const { body } = await browser.call(`/api/checkout/pay/${slug}`, input);
  expect((await browser.call("/api/cart/fetch")).body.cart.items).toEqual([]);
  expect(await unpaid()).toBe(slug);
  expect(await cartPage()).toContain(`href="/en/confirm/${slug}"`);
  expect(await checkoutPath()).toBe(`/en/confirm/${slug}`);
  expect((await browser.get(`/en/confirm/${slug}`)).status).toBe(200);
  const stranger = (await buyer(way)) as ReturnType<typeof testBrowser>;
  expect((await stranger.call("/api/checkout/unpaid")).body.slug).toBeNull();

  await press(body.redirect_url, "pay");
  expect(await unpaid()).toBeNull();
  expect(await cartPage()).not.toContain(slug);
  expect(await checkoutPath()).toBe("/en/cart");
});
