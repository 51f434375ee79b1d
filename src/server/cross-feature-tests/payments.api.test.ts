import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, sandbox, cardToken, press, close } = await testSandbox();
afterAll(close);

let people = 0;
/** Each has an IP address of their own, because registration is rate limited. */
const someone = (host = "localhost") =>
  registeredBrowser(app, { host, remoteAddress: `10.0.0.${++people}` });

type Browser = Awaited<ReturnType<typeof registeredBrowser>>;
const [STRIPE, PAYPAL, PAYSERA, WALLET] = [1, 2, 3, 4];

const topUp = (browser: Browser, body: object) => browser.call("/api/balance/top-up", body);
const balanceOf = async (browser: Browser) => (await browser.call("/api/balance/get")).body.amount;
const statusOf = async (reference: string) =>
  (await (await app.ask(`/api/payments/${reference}`)).json()).payment_status;

describe("stripe", () => {
  test("a card payment succeeds at once, and repeated webhooks change nothing", async () => {
    const browser = await someone();
    const stripe_token = await cardToken("4242424242424242", "repeated");
    const { status, body } = await topUp(browser, {
      amount: 20.5,
      payment_id: STRIPE,
      stripe_token,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ status: true, reference: body.reference, paid: true });
    await sandbox.messenger.idle();
    expect(await balanceOf(browser)).toBe(20.5);
    expect(await statusOf(body.reference)).toBe("succeeded");
    const { body: history } = await browser.call("/api/balance/get-history");
    expect(history.items).toMatchObject([
      { rel_type: 3, payment_processor_name: "Stripe", amount: 20.5 },
    ]);
  });

  test("a declined card is refused and credits nothing", async () => {
    const browser = await someone();
    const stripe_token = await cardToken("4000000000000002");
    expect(await topUp(browser, { amount: 20, payment_id: STRIPE, stripe_token })).toEqual({
      status: 422,
      body: { status: false, message: "payments.errors.refused" },
    });
    await sandbox.messenger.idle();
    expect(await balanceOf(browser)).toBe(0);
  });

  test.each([
    ["pay", 20, "succeeded"],
    ["decline", 0, "failed"],
    ["leave", 0, "created"],
  ])("a card that needs confirmation by the bank: after %s", async (outcome, balance, status) => {
    const browser = await someone();
    const stripe_token = await cardToken("4000002500003155");
    const { body } = await topUp(browser, { amount: 20, payment_id: STRIPE, stripe_token });
    expect(body.client_secret).toMatch(/^pi_.+_secret_/);
    const query = new URLSearchParams({ client_secret: body.client_secret });
    const intent = (await (await fetch(`${sandbox.url}/stripe/intent?${query}`)).json()) as {
      next_action: { redirect_to_url: { url: string } };
    };
    const back = await press(intent.next_action.redirect_to_url.url, outcome, "never");
    expect(back).toContain(`/payment/accept?reference=${body.reference}`);
    // No webhook arrives: the shop finds out when the page asks.
    expect(await statusOf(body.reference)).toBe(status);
    expect(await balanceOf(browser)).toBe(balance);
  });

  test("a delayed card payment is credited when its webhook arrives", async () => {
    const browser = await someone();
    const stripe_token = await cardToken("4242424242424242", "late");
    const { body } = await topUp(browser, { amount: 20, payment_id: STRIPE, stripe_token });
    expect(body.paid).toBe(false);
    await sandbox.messenger.idle();
    expect(await balanceOf(browser)).toBe(20);
  });
});

describe.each([
  ["paypal", PAYPAL],
  ["paysera", PAYSERA],
])("%s", (provider, payment_id) => {
  const start = async (browser: Browser) => {
    const { body } = await topUp(browser, { amount: 33, payment_id });
    expect(body).toMatchObject({ status: true, paid: false });
    return body as { reference: string; redirect_url: string };
  };

  test.each(["once", "late", "repeated"])("credits once with webhook: %s", async (delivery) => {
    const browser = await someone();
    const { redirect_url, reference } = await start(browser);
    const back = await press(redirect_url, "pay", delivery);
    expect(back).toContain(`/payment/accept?reference=${reference}`);
    expect(await statusOf(reference)).toBe("succeeded");
    expect(await balanceOf(browser)).toBe(33);
    const { body: history } = await browser.call("/api/balance/get-history");
    expect(history.total).toBe(1);
  });

  test.each(["decline", "fail", "leave"])("credits nothing after: %s", async (outcome) => {
    const browser = await someone();
    const { redirect_url, reference } = await start(browser);
    const back = await press(redirect_url, outcome);
    expect(back).toContain(`reference=${reference}`);
    expect(["failed", "created"]).toContain(await statusOf(reference));
    expect(await balanceOf(browser)).toBe(0);
  });

  test("without a webhook, only PayPal's payment is found when its status is read", async () => {
    const browser = await someone();
    const { redirect_url, reference } = await start(browser);
    await press(redirect_url, "pay", "never");
    const isSeen = provider === "paypal";
    expect(await statusOf(reference)).toBe(isSeen ? "succeeded" : "created");
    expect(await balanceOf(browser)).toBe(isSeen ? 33 : 0);
  });
});

describe("webhooks without a valid signature", () => {
  test.each([
    ["/api/payments/stripe/webhook", { "stripe-signature": "t=1,v1=00" }],
    ["/api/payments/stripe/webhook", {}],
    ["/api/payments/paypal/webhook", { "paypal-transmission-id": "1" }],
    ["/api/payments/paysera/callback", {}],
  ])("%s %j is answered with 400", async (path, headers) => {
    const body = JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded" });
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const answer = await app.ask(path, {
      method: "POST",
      headers: { ...headers, ...foreign },
      body,
    });
    expect(answer.status).toBe(400);
  });

  test("Paysera's callback with a wrong signature is answered with 400", async () => {
    const answer = await app.ask("/api/payments/paysera/callback?data=b3JkZXJpZD0x&ss1=00");
    expect(answer.status).toBe(400);
  });
});

describe("the top-up call", () => {
  const anyone = someone();

  test.each([
    { amount: 0.99 },
    { amount: 5000.01 },
    { amount: -20 },
    { amount: 20.005 },
    { amount: "20" },
    { amount: Number.MAX_SAFE_INTEGER },
    { payment_id: -1 },
    { payment_id: 5 },
    { payment_id: "1" },
    { stripe_token: "" },
    { stripe_token: "two words" },
  ])("refuses bad input: %j", async (changes) => {
    const browser = await anyone;
    const { status, body } = await topUp(browser, { amount: 20, payment_id: PAYSERA, ...changes });
    expect(status).toBe(422);
    expect(body.errors).toBeDefined();
  });

  test("refuses the wallet and methods that the site does not offer", async () => {
    const browser = await someone();
    expect((await topUp(browser, { amount: 20, payment_id: WALLET })).status).toBe(422);
    const dutch = await someone("nl.localhost");
    expect((await topUp(dutch, { amount: 20, payment_id: PAYSERA })).body.message).toBe(
      "payments.errors.unknown_method",
    );
  });

  test("makes one payment per Idempotency-Key, and refuses another body for it", async () => {
    const browser = await someone();
    const cookie = `session_token=${browser.cookies.get("session_token")}`;
    const send = (body: object, key = "my-key") =>
      app.post("/api/balance/top-up", body, { headers: { cookie, "idempotency-key": key } });
    const input = { amount: 20, payment_id: STRIPE, stripe_token: await cardToken() };
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(input)));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    expect(await (await send(input)).text()).toBe([...bodies][0]);
    expect(await balanceOf(browser)).toBe(20);
    const other = await send({ ...input, amount: 21 });
    expect(other.status).toBe(422);
    expect((await other.json()).message).toBe("errors.key_reused");
    expect((await send(input, "not a key")).status).toBe(400);
    const stranger = await someone();
    expect(await balanceOf(stranger)).toBe(0);
  });

  test("the status of a payment is visible to everyone with its reference, without data of its owner", async () => {
    const browser = await someone();
    const { body } = await topUp(browser, { amount: 20, payment_id: PAYSERA });
    const seen = await (await app.ask(`/api/payments/${body.reference}`)).json();
    expect(seen).toEqual({ status: true, payment_status: "created" });
    expect((await app.ask("/api/payments/never-was")).status).toBe(404);
  });

  test("an account with a pending payment cannot be deleted", async () => {
    const browser = await someone();
    await topUp(browser, { amount: 20, payment_id: PAYSERA });
    const { password } = browser;
    const refused = await browser.call("/api/account/delete", { password });
    expect(refused.body.message).toBe("payments.errors.under_way");
    const exported = await browser.call("/api/account/export");
    expect(JSON.stringify(exported.body)).toContain('"paid_for":"top_up"');
  });
});

test("without provider keys and a sandbox, no provider is offered, and webhooks are answered with 404", async () => {
  const bare = await testApp({ SEED: "none" });
  const browser = await registeredBrowser(bare);
  const { body } = await browser.call("/api/balance/top-up", { amount: 20, payment_id: STRIPE });
  expect(body.message).toBe("payments.errors.unknown_method");
  expect((await testBrowser(bare).post("/api/payments/stripe/webhook")).status).toBe(404);
});
