import { afterAll, expect, test } from "vitest";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";
import { checkoutBuyers, dataOf, fetched, refused } from "./fixtures/checkout-buyers.ts";

const { app, cardToken, press, close } = await testSandbox();
afterAll(close);

const { begin, shipping } = await checkoutBuyers(app);
const [STRIPE, PAYPAL] = [1, 2];

/** A guest whose checkout only lacks the payment method. */
async function guest(key: string) {
  const headers = { "idempotency-key": key };
  const browser = testBrowser(app, { headers });
  const slug = await begin(browser);
  expect((await fetched(browser, slug, { ...shipping, step: 4 })).status).toBe(200);
  const pay = (input: object) => browser.call(`/api/checkout/pay/${slug}`, input);
  return { browser, slug, pay };
}

test("a declined card can be replaced, and the same order is paid", async () => {
  const { browser, slug, pay } = await guest("card");
  const declined = await cardToken("4000000000000002");
  expect(await pay({ payment_id: STRIPE, stripe_token: declined })).toEqual(
    refused(422, "payments.errors.refused"),
  );
  const left = await dataOf(browser, slug);
  expect(left).toMatchObject({ status: "open", order: { is_being_paid: false } });

  const good = { payment_id: STRIPE, stripe_token: await cardToken("4242424242424242") };
  // A key belongs to one payment: another card needs another key.
  expect(await pay(good)).toEqual(refused(422, "errors.key_reused"));
  const again = testBrowser(app, { headers: { "idempotency-key": "another" } });
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  const paid = await again.call(`/api/checkout/pay/${slug}`, { ...good, total: left.total });
  expect(paid).toMatchObject({ status: 200, body: { status: true, paid: true } });
  expect(await again.call(`/api/checkout/pay/${slug}`, { ...good, total: left.total })).toEqual(
    paid,
  );
  expect(await dataOf(browser, slug)).toMatchObject({
    status: "placed",
    order: { id: left.order.id, status: "paid" },
  });
  expect((await browser.call("/api/cart/fetch")).body.cart.items).toEqual([]);
});

test("a payment on the provider's page marks the checkout as placed", async () => {
  const { browser, slug, pay } = await guest("paypal");
  const away = await pay({ payment_id: PAYPAL });
  expect(away.body).toMatchObject({ paid: false, redirect_url: expect.any(String) });
  expect(await pay({ payment_id: PAYPAL })).toEqual(away);
  expect(await dataOf(browser, slug)).toMatchObject({
    status: "open",
    order: { is_being_paid: false },
  });
  await press(away.body.redirect_url, "pay");
  const shown = await (await browser.get(`/api/payments/${away.body.reference}`)).json();
  const { status, order } = await dataOf(browser, slug);
  expect(shown).toEqual({ status: true, payment_status: "succeeded", order_slug: order.slug });
  expect(status).toBe("placed");
});

test("a buyer who leaves the provider's page sees the order number there and then in the cart", async () => {
  const { browser, pay } = await guest("left");
  const away = await pay({ payment_id: PAYPAL });
  const { reference } = away.body;
  const textOf = async (path: string) => {
    const [, main = ""] = (await (await browser.get(path)).text()).split(/<main[ >]|<\/main>/);
    return main;
  };
  const left = await textOf(`/en/payment/decline?reference=${reference}`);
  const numbers = left.match(/QU\d+/g) ?? [];
  expect(numbers).toHaveLength(1);
  expect(await textOf("/en/cart")).not.toContain(numbers[0]);
  const returned = await browser.call(`/api/payments/leave/${reference}`);
  expect(returned.body).toMatchObject({ status: true, returned: true });
  const cart = await textOf("/en/cart");
  expect(cart).toContain(`Order ${numbers[0]} still waits for your payment`);
  expect(cart).not.toContain("The hold is over");
  const [, to = ""] = /href="(\/en\/pay\?[^"]*)"/.exec(cart) ?? [];
  expect((await browser.get(to.replaceAll("&amp;", "&"))).status).toBe(200);
});
