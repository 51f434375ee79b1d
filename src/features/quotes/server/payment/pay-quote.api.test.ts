import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { toCents } from "#core/money.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { CURRENCY_COOKIE } from "#features/sites/domain/currency-choice.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";
import { quotesShop, SHOES } from "../fixtures/quotes-shop.ts";

const { app, cardToken, close } = await testSandbox();
afterAll(close);

const shop = quotesShop(app);
const STRIPE = 1;
const PAYPAL = 2;
const WALLET = 4;

/** A customer with 20 euros in the wallet and a quote that is ready to be paid. */
async function payer(currencyId = "1") {
  const owner = await shop.customer();
  owner.cookies.set(CURRENCY_COOKIE, currencyId);
  await shop.fillWallet(owner, 2000);
  const { slug } = await shop.ask(owner, SHOES);
  await shop.deliver(owner, slug);
  const look = async () => (await owner.call(`/api/quotes/get/${slug}`)).body.quote;
  return {
    owner,
    slug,
    look,
    balance: async () => (await owner.call("/api/balance/get")).body.amount,
    order: async () => (await app.db.select().from(orders).where(eq(orders.slug, slug)))[0],
    pay: (body: object) => owner.call(`/api/quotes/pay/${slug}`, body),
    card: async (number?: string) => ({
      payment_id: STRIPE,
      stripe_token: await cardToken(number),
    }),
  };
}

test("a quote is paid partly from the wallet and the rest by card", async () => {
  const { owner, slug, look, balance, order, pay, card } = await payer();
  const { total, due, euros } = await look();
  expect([due, euros]).toEqual([total, total]);
  const paid = await pay({ ...(await card()), total, balance: 12.5 });
  expect([paid.status, paid.body.paid]).toEqual([200, true]);
  expect(await balance()).toBe(7.5);
  expect(await order()).toMatchObject({
    status: "paid",
    balanceCents: 1250,
    dueCents: toCents(total) - 1250,
  });
  const shown = (await owner.call(`/api/my-orders/get-order/${slug}`)).body.order;
  expect(shown.payments).toMatchObject([
    { payment_processor_id: WALLET, amount: 12.5 },
    { payment_processor_id: STRIPE, amount: (toCents(total) - 1250) / 100 },
  ]);
  expect(await look()).toMatchObject({ is_paid: true, total, paid_at: expect.any(String) });
  const page = await (await owner.get(`/en/quotes/${slug}`)).text();
  const history = page.slice(page.indexOf('id="history"'));
  expect(history.match(/timeline-title">([^<]*)/)?.[1]).toBe("Paid");
});

test("an unfinished payment keeps its method selected and locks the other choices", async () => {
  const { owner, slug, look, pay } = await payer();
  const started = await pay({ payment_id: PAYPAL });
  expect(started.body.redirect_url).toBeTruthy();
  expect(await look()).toMatchObject({
    status: "awaiting_payment",
    tried_payment_id: PAYPAL,
    paid_at: null,
  });
  const page = await (await owner.get(`/en/quotes/${slug}`)).text();
  expect(page).toContain("Only the way to pay can still be changed.");
  expect(page.match(/name="payment_id"[^>]*value="(\d)"/)?.[1]).toBe(String(PAYPAL));
});

test("a refused card keeps the wallet part, and another part is refused", async () => {
  const { look, order, pay, card } = await payer();
  const { total } = await look();
  const refused = await pay({ ...(await card("4000000000000002")), total, balance: 20 });
  expect([refused.status, refused.body.message]).toEqual([422, "payments.errors.refused"]);
  const due = (toCents(total) - 2000) / 100;
  const left = await look();
  expect(left).toMatchObject({ status: "awaiting_payment", total, due });
  expect(left.payment_methods).toMatchObject(
    left.payment_methods.map(() => ({ total: expect.closeTo(due, 6) })),
  );
  const other = await pay({ ...(await card()), total, balance: 0 });
  expect([other.status, other.body.message]).toEqual([409, "orders.errors.total_changed"]);
  const paid = await pay({ ...(await card()), total, balance: 20 });
  expect([paid.status, paid.body.paid]).toEqual([200, true]);
  expect(await order()).toMatchObject({ status: "paid", balanceCents: 2000 });
});

test("in another currency the rest after the wallet equals the amount shown", async () => {
  const { look, order, pay, card } = await payer("2");
  const quote = await look();
  expect(quote.currency).toBe("USD");
  const left = Math.round((toCents(quote.euros) - 2000) * quote.rate);
  const refused = await pay({ ...(await card("4000000000000002")), balance: 20 });
  expect(refused.body.message).toBe("payments.errors.refused");
  expect(await order()).toMatchObject({ currency: "USD", balanceCents: 2000, dueCents: left });
  expect(toCents((await look()).due)).toBe(left);
});

test("in another currency each courier's total equals the total once it is chosen", async () => {
  const owner = await shop.customer();
  owner.cookies.set(CURRENCY_COOKIE, "2");
  for (let cents = 8000; cents < 8006; cents++) {
    const { slug } = await shop.ask(owner, { ...SHOES, price: cents / 100 });
    const { quote } = (await owner.call(`/api/quotes/get/${slug}`)).body;
    const door = quote.local_delivery_couriers.find(
      (one: { has_pickup_points: boolean }) => !one.has_pickup_points,
    );
    const { total } = (await shop.deliver(owner, slug, "air")).body.quote;
    expect(door.totals.air).toBe(total);
    // The page adds the method's total and the courier's fee.
    expect(toCents(quote.methods.air.total) + toCents(door.delivery_fee)).toBe(toCents(total));
  }
});

test("the wallet can pay for a whole quote, and a repeated call changes nothing", async () => {
  const { owner, look, balance, pay } = await payer();
  await shop.fillWallet(owner);
  const { total } = await look();
  const paid = await pay({ payment_id: WALLET, total, balance: total + 5 });
  expect([paid.status, paid.body]).toMatchObject([200, { paid: true }]);
  const again = await pay({ payment_id: WALLET, total, balance: total + 5 });
  expect([again.status, again.body]).toEqual([200, paid.body]);
  expect(toCents(await balance())).toBe(102_000 - toCents(total));
  expect(await look()).toMatchObject({ is_paid: true, order_status: "paid", due: 0 });
});

test("a wallet part above the balance, of another customer or malformed is refused", async () => {
  const { slug, look, balance, pay, card } = await payer();
  const method = await card();
  const short = await pay({ ...method, balance: 20.01 });
  expect([short.status, short.body.message]).toEqual([422, "wallet.errors.not_enough"]);
  for (const wrong of [-1, 0.001, "5"]) {
    expect((await pay({ ...method, balance: wrong })).status).toBe(422);
  }
  const stranger = await shop.guest().call(`/api/quotes/pay/${slug}`, { ...method, balance: 5 });
  expect([stranger.status, stranger.body.message]).toEqual([422, "wallet.errors.not_enough"]);
  expect(await look()).toMatchObject({ status: "priced", order_status: null });
  expect(await balance()).toBe(20);
});

test.each([
  ["of a payer who agreed", "1.marketing", { utm_source: "mail", utm_campaign: "autumn" }],
  ["of no other, whatever cookie is brought", "1", null],
])("a paid quote stores the campaign %s", async (_who, consent, kept) => {
  const { owner, pay, card, order } = await payer();
  owner.cookies.set("cookie_consent", "1.marketing");
  await owner.call("/api/utm", { utm_source: "mail", utm_campaign: "autumn" });
  expect(owner.cookies.has("utm")).toBe(true);
  owner.cookies.set("cookie_consent", consent);
  const paid = await pay(await card());
  expect(paid.body).toMatchObject({ status: true });
  expect(await order()).toMatchObject({ utm: kept, agreedToMarketing: kept !== null });
});

test("marketing consent of a stranger who pays is not stored for the owner", async () => {
  const { slug, card, order } = await payer();
  const stranger = shop.guest();
  stranger.cookies.set("cookie_consent", "1.marketing");
  const paid = await stranger.call(`/api/quotes/pay/${slug}`, await card());
  expect(paid.body).toMatchObject({ status: true });
  expect(await order()).toMatchObject({ status: "paid", agreedToMarketing: false });
});

test("a locker needs only name and phone, the door needs the whole address", async () => {
  const someone = await shop.customer();
  const { slug, local_delivery_couriers: services } = await shop.ask(someone, SHOES);
  const person = { first_name: "Rasa", last_name: "Rasaitė", phone_number: "+370 612 34567" };
  const set = async (isLocker: boolean, address: object) => {
    const { courier, local_delivery_type: delivery } = services.find(
      (one: { has_pickup_points: boolean }) => one.has_pickup_points === isLocker,
    );
    const { points } = (await someone.call("/api/delivery/pickup-points", { courier })).body;
    const parcel_shop = isLocker ? points[0].parcelshop_id : null;
    const input = { shipping: "air", delivery, parcel_shop, address };
    return someone.call(`/api/quotes/set-delivery/${slug}`, input);
  };
  const missing = async (...input: Parameters<typeof set>) =>
    Object.keys((await set(...input)).body.errors).sort();
  expect(await missing(false, person)).toEqual([
    "address.city",
    "address.first_address",
    "address.zip",
  ]);
  expect(await missing(true, { ...person, phone_number: "" })).toEqual(["address.phone_number"]);
  expect(await missing(true, { ...person, zip: 5 })).toEqual(["address.zip"]);
  const { status, body } = await set(true, person);
  expect(status).toBe(200);
  expect(body.quote.delivery).toMatchObject({
    pickup_point: { id: expect.any(String) },
    address: { first_name: "Rasa", first_address: "", city: "", zip: "" },
  });
});
