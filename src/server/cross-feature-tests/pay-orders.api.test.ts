import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { toCents } from "#core/money.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { LANGUAGE_COOKIE } from "#features/sites/domain/visitor-language.ts";
import { declareTestParcel } from "../fixtures/purchases/declare-test-parcel.ts";
import { HOME, LITHUANIA } from "../fixtures/purchases/door-delivery.ts";
import { fillWallet } from "../fixtures/purchases/fill-wallet.ts";
import { invoiceFor } from "../fixtures/purchases/invoice-for.ts";
import { placeTestOrder } from "../fixtures/purchases/place-test-order.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, sandbox, cardToken, press, close } = await testSandbox();
afterAll(close);

const [STRIPE, PAYPAL, PAYSERA, WALLET] = [1, 2, 3, 4];
let people = 0;
const someone = () => registeredBrowser(app, { remoteAddress: `10.0.1.${++people}` });
type Browser = Pick<Awaited<ReturnType<typeof someone>>, "call" | "get" | "form">;

const pay = (browser: Browser, slug: string, body: object) =>
  browser.call(`/api/my-orders/pay/${slug}`, body);
const read = async (slug: string) => {
  const [order] = await app.db.select().from(orders).where(eq(orders.slug, slug));
  return order;
};

const fill = (customerId: number | null, amountCents = 10_000) =>
  fillWallet(app, customerId ?? 0, amountCents);

describe("paying an order", () => {
  test("a payment by card succeeds and is shown on the order", async () => {
    const rasa = await someone();
    const { slug } = await placeTestOrder(app, rasa);
    const stripe_token = await cardToken("4242424242424242", "repeated");
    const { status, body } = await pay(rasa, slug, { payment_id: STRIPE, stripe_token });
    expect({ status, paid: body.paid }).toEqual({ status: 200, paid: true });
    await sandbox.messenger.idle();
    const { order } = (await rasa.call(`/api/my-orders/get-order/${slug}`)).body;
    expect(order).toMatchObject({ status: "paid", total: 31.98 });
    expect(order.payments).toMatchObject([
      { payment_processor_id: STRIPE, status: "succeeded", amount: 31.98, refunded: 0 },
    ]);
    const again = await pay(rasa, slug, { payment_id: STRIPE, stripe_token: await cardToken() });
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await app.db.$count(payments, eq(payments.subjectId, slug))).toBe(1);
  });

  test("the order links to payment by wallet if the balance is enough, and the result lists its details", async () => {
    const rasa = await someone();
    const { slug, id, customerId } = await placeTestOrder(app, rasa);
    const page = async (path: string) => (await rasa.get(path)).text();
    const link = `/en/balance/pay?rel_type=0&amp;slug=${slug}`;
    expect(await page(`/en/my-orders/${slug}`)).not.toContain(link);
    await fill(customerId);
    expect(await page(`/en/my-orders/${slug}`)).toContain(link);
    const { body } = await pay(rasa, slug, { payment_id: WALLET });
    const { order } = (await rasa.call(`/api/my-orders/get-order/${slug}`)).body;
    expect(order).toMatchObject({ total: 31.98, due: 0 });
    const result = await page(`/en/payment/accept?reference=${body.reference}`);
    for (const words of [`Order QU${id}`, "Next we buy your goods", order.invoice.number]) {
      expect(result).toContain(words);
    }
  });

  test("a declined card releases the stock, and the order can then be paid by PayPal", async () => {
    const rasa = await someone();
    const { slug } = await placeTestOrder(app, rasa);
    const refused = { payment_id: STRIPE, stripe_token: await cardToken("4000000000000002") };
    expect((await pay(rasa, slug, refused)).body.message).toBe("payments.errors.refused");
    await sandbox.messenger.idle();
    expect(await read(slug)).toMatchObject({ status: "awaiting_payment", holds: false });
    const { body } = await pay(rasa, slug, { payment_id: PAYPAL });
    expect(await read(slug)).toMatchObject({ holds: true });
    await press(body.redirect_url, "pay", "repeated");
    expect(await read(slug)).toMatchObject({ status: "paid" });
    const { body: seen } = await jsonOf(rasa.get(`/api/payments/${body.reference}`));
    expect(seen).toEqual({ status: true, payment_status: "succeeded", order_slug: slug });
  });

  test("the wallet pays by slug or id, once, and its entry links to the order", async () => {
    const rasa = await someone();
    const [one, other] = [await placeTestOrder(app, rasa), await placeTestOrder(app, rasa)];
    const short = { rel_type: 0, slug: one.slug };
    expect((await rasa.call("/api/balance/pay", short)).body.message).toBe(
      "wallet.errors.not_enough",
    );
    await fill(one.customerId);
    expect((await pay(rasa, one.slug, { payment_id: WALLET })).body.paid).toBe(true);
    const byId = { rel_type: 0, id: other.id };
    const paid = await rasa.call("/api/balance/pay", byId);
    expect(paid.body.paid).toBe(true);
    expect((await rasa.call("/api/balance/pay", byId)).body).toEqual(paid.body);
    expect((await rasa.call("/api/balance/get")).body.amount).toBe(100 - 2 * 31.98);
    const { items } = (await rasa.call("/api/balance/get-history")).body;
    expect(items[0]).toMatchObject({ rel_type: 0, rel_id: other.id, quote_slug: other.slug });
  });

  test("the wallet pays a parcel and an invoice once each, and its entries name them", async () => {
    const rasa = await someone();
    const { id, customerId } = await declareTestParcel(app, rasa, "received");
    const home = { ...HOME, country_id: LITHUANIA };
    const { address } = (await rasa.call("/api/account/add-delivery-address", home)).body;
    const how = { method: "sea", address_id: address.id };
    const { request } = (await rasa.call(`/api/forward/choose-shipping/${id}`, how)).body;
    const invoice = await invoiceFor(app, rasa);
    const inputs = [
      { rel_type: 1, id },
      { rel_type: 4, id: invoice.slug },
    ];
    for (const input of inputs) {
      const short = await rasa.call("/api/balance/pay", input);
      expect(short.body.message).toBe("wallet.errors.not_enough");
    }
    await fill(customerId, toCents(request.price.total) + 3000);
    for (const input of inputs) {
      const paid = await rasa.call("/api/balance/pay", input);
      expect([paid.status, paid.body.paid]).toEqual([200, true]);
      expect((await rasa.call("/api/balance/pay", input)).body).toEqual(paid.body);
    }
    expect((await rasa.call("/api/balance/get")).body.amount).toBe(0);
    const { items } = (await rasa.call("/api/balance/get-history")).body;
    expect(items.slice(0, 2)).toMatchObject([{ rel_type: 4 }, { rel_type: 1, rel_id: id }]);
    expect((await rasa.call(`/api/forward/get/${id}`)).body.request.status).toBe("paid");
    // Two invalid numbers, and the slug of another kind of record.
    for (const name of ["x", "1e3", invoice.slug]) {
      const input = { rel_type: 1, slug: name };
      expect((await rasa.call("/api/balance/pay", input)).status).toBe(404);
    }
  });

  test.each([
    { rel_type: 2, slug: "x" },
    { rel_type: 3, id: 1 },
    { rel_type: 0 },
    { rel_type: 0, slug: "x", id: 1 },
    { rel_type: 0, id: 0 },
  ])("the wallet call refuses the subject %j", async (body) => {
    expect((await (await someone()).call("/api/balance/pay", body)).status).toBe(422);
  });

  test("requests with one Idempotency-Key make one payment", async () => {
    const rasa = await someone();
    const { slug } = await placeTestOrder(app, rasa);
    const cookie = `session_token=${rasa.cookies.get("session_token")}`;
    const input = { payment_id: STRIPE, stripe_token: await cardToken() };
    const send = () =>
      app.post(`/api/my-orders/pay/${slug}`, input, {
        headers: { cookie, "idempotency-key": "once" },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await app.db.$count(payments, eq(payments.subjectId, slug))).toBe(1);
  });

  test("the page offers the available methods, and redirects or answers 404 without an unpaid order", async () => {
    const rasa = await someone();
    const { slug, customerId } = await placeTestOrder(app, rasa);
    const page = `/en/pay?rel_type=0&slug=${slug}`;
    expect(await (await rasa.get(page)).text()).toContain("Online bank");
    const guest = await testBrowser(app).get(page);
    expect(guest.headers.get("location")).toBe(`/en/login?redirect=${encodeURIComponent(page)}`);
    expect((await (await someone()).get(page)).status).toBe(404);
    expect((await rasa.get("/en/pay?rel_type=2&slug=x")).status).toBe(404);
    await fill(customerId);
    const chosen = async (path: string) =>
      /<input[^>]*\bchecked=""[^>]*>/.exec(await (await rasa.get(path)).text())?.[0];
    expect(await chosen(page.replace("/pay", "/balance/pay"))).toContain(`value="${WALLET}"`);
    expect(await chosen(page)).not.toContain(`value="${WALLET}"`);
    const invoice = `/en/invoice/${(await invoiceFor(app, rasa)).slug}`;
    const led = await rasa.get(invoice.replace("/invoice/", "/balance/pay?rel_type=4&id="));
    expect(led.headers.get("location")).toBe(`${invoice}?wallet`);
    expect(await chosen(`${invoice}?wallet`)).toContain(`value="${WALLET}"`);
    expect(await chosen(invoice)).not.toContain(`value="${WALLET}"`);
    await pay(rasa, slug, { payment_id: WALLET });
    expect((await rasa.get(page)).headers.get("location")).toBe(`/en/my-orders/${slug}`);
  });
});

describe("a guest's order", () => {
  /** A browser with a cart, which identifies its visitor. */
  async function visitor() {
    const browser = testBrowser(app, { remoteAddress: `10.0.2.${++people}` });
    const { rows } = await app.db.execute<{ product: number; variant: number }>(
      sql`select product_id as product, id as variant from variants where stock > 5 limit 1`,
    );
    const line = { product_id: rows[0]?.product, variant_id: rows[0]?.variant, quantity: 1 };
    expect((await browser.call("/api/cart/add", line)).status).toBe(200);
    return browser;
  }

  test("is paid through its link, and only the paying browser sees the result and the order's link", async () => {
    const { slug } = await placeTestOrder(app, undefined);
    const mine = await visitor();
    const { body } = await pay(mine, slug, { payment_id: PAYPAL });
    await press(body.redirect_url, "pay");
    const result = `/en/payment/accept?reference=${body.reference}`;
    expect((await mine.get(result)).status).toBe(200);
    for (const stranger of [testBrowser(app), await visitor(), await someone()]) {
      expect((await stranger.get(result)).headers.get("location")).toBe("/en/");
      const { body: seen } = await jsonOf(stranger.get(`/api/payments/${body.reference}`));
      expect(seen).toEqual({ status: true, payment_status: "succeeded" });
    }
    const { body: own } = await jsonOf(mine.get(`/api/payments/${body.reference}`));
    expect(own.order_slug).toBe(slug);
  });

  test("cannot be paid from a wallet, even by a logged-in customer", async () => {
    const { slug } = await placeTestOrder(app, undefined);
    for (const browser of [testBrowser(app), await someone()]) {
      const { status } = await pay(browser, slug, { payment_id: WALLET });
      expect(status).toBe(422);
    }
    // The refused payment did not begin a new hold.
    expect(await read(slug)).toMatchObject({ status: "awaiting_payment", holdAttempt: 1 });
  });
});

test("a payer returns in the language of the page they paid on, not of their cookie", async () => {
  const rasa = await someone();
  rasa.cookies.set(LANGUAGE_COOKIE, "en");
  const { slug } = await placeTestOrder(app, rasa);
  const { languages } = app.services.sites.registry.byHost("localhost");
  const language_id = languages.find(({ isoCode }) => isoCode === "lt")?.id;
  const input = { payment_id: PAYPAL, language_id };
  const order = await pay(rasa, slug, input);
  const topUp = await rasa.call("/api/balance/top-up", { ...input, amount: 20 });
  for (const { body } of [order, topUp]) {
    expect(await press(body.redirect_url, "leave")).toContain("/lt/payment/decline");
  }
});

test("a cancelled order that was paid by card is refunded at the provider and shown as refunded", async () => {
  const rasa = await someone();
  const { slug } = await placeTestOrder(app, rasa);
  await pay(rasa, slug, { payment_id: STRIPE, stripe_token: await cardToken() });
  await rasa.call(`/api/my-orders/cancel/${slug}`);
  await sandbox.messenger.idle();
  const { order } = (await rasa.call(`/api/my-orders/get-order/${slug}`)).body;
  expect(order.status).toBe("refunded");
  expect(order.payments).toMatchObject([{ status: "refunded", refunded: 31.98 }]);
});

test("a cancelled order that was paid by Paysera is refunded to the wallet", async () => {
  const rasa = await someone();
  const { slug } = await placeTestOrder(app, rasa);
  const { body } = await pay(rasa, slug, { payment_id: PAYSERA });
  await press(body.redirect_url, "pay");
  expect(await read(slug)).toMatchObject({ status: "paid" });
  await rasa.call(`/api/my-orders/cancel/${slug}`);
  expect((await rasa.call("/api/balance/get")).body.amount).toBe(31.98);
});

test("buying again puts the goods still sold in the cart and names the others, also without script", async () => {
  const guest = testBrowser(app, { remoteAddress: "10.0.3.1" });
  const { rows } = await app.db.execute<{ product: number; variant: number }>(sql`
    select product_id as product, min(id) as variant from variants where stock > 5
    group by product_id order by product_id limit 2`);
  const thing = { slug: "x", sku: "x", options: "", picture: null, priceCents: 100, quantity: 2 };
  const lines = rows.map(({ product, variant }) => ({
    ...thing,
    name: `Thing ${product}`,
    productId: product,
    variantId: variant,
  }));
  const gone = { ...thing, name: "Gone for good", productId: null, variantId: null };
  const { slug } = await placeTestOrder(app, undefined, { lines: [...lines, gone] });
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.slug, slug));
  const answer = await guest.form(`/en/my-orders/${slug}`, { step: "buy_again" });
  const page = await answer.text();
  expect(page).toContain("4 items are in your cart");
  expect(page).toContain("No longer for sale: Gone for good.");
  const { cart } = (await guest.call("/api/cart/fetch")).body;
  expect(cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 2]);
});

test("a payment that arrives after its customer was erased is refunded", async () => {
  const rasa = await someone();
  const { slug } = await placeTestOrder(app, rasa);
  const { body: order } = await pay(rasa, slug, { payment_id: PAYPAL });
  const { body: topUp } = await rasa.call("/api/balance/top-up", {
    amount: 20,
    payment_id: PAYPAL,
  });
  const erase = () => rasa.call("/api/account/delete", { password: rasa.password });
  expect((await erase()).body.message).toBe("payments.errors.under_way");
  await app.db.execute(sql`update payments set created_at = now() - interval '25 hours'
    where reference in (${order.reference}, ${topUp.reference})`);
  expect((await erase()).status).toBe(200);
  expect(await read(slug)).toMatchObject({ status: "cancelled", email: null, holds: false });
  for (const { redirect_url, reference } of [order, topUp]) {
    await press(redirect_url, "pay");
    await app.services.payments.sweepPayments();
    const { body: seen } = await jsonOf(testBrowser(app).get(`/api/payments/${reference}`));
    expect(seen.payment_status).toBe("refunded");
  }
});

async function jsonOf(answer: Promise<Response>) {
  return { body: await (await answer).json() };
}
