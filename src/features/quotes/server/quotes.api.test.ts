import { describe, expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { QUOTE_STATUSES, QUOTE_TRANSITIONS, type QuoteStatus } from "../domain/quote-status.ts";
import { ADDRESS, quotesShop, SHOES, UNKNOWN } from "./quotes-shop.fixture.ts";

const app = await testApp();
const shop = quotesShop(app);
const { ask, deliver, customer, staff, guest } = shop;
const PAY = { payment_id: 4 };

/** Who asks and who prices, for all tests: people register only so often. */
const someone = await customer();
await shop.fillWallet(someone, 10_000_000);
const office = await staff();

test("links become a quote with a price, an order of the same number, and a paid one", async () => {
  const owner = await customer();
  await shop.fillWallet(owner);
  const quote = await ask(owner, SHOES, {
    ...SHOES,
    url: "https://other.example/socks",
    quantity: 3,
  });
  expect(quote).toMatchObject({ status: "priced", currency: "EUR", quantity: 4, is_owner: true });
  expect(quote.slug).toMatch(/^[\w-]{22,}$/);
  const { air, sea } = quote.methods;
  expect(air.total).toBeGreaterThan(sea.total);

  const early = await owner.call(`/api/quotes/pay/${quote.slug}`, PAY);
  expect([early.status, early.body.message]).toEqual([409, "quotes.errors.no_delivery"]);

  const set = await deliver(owner, quote.slug);
  expect(set.status).toBe(200);
  const { parts, total, delivery } = set.body.quote;
  const sum = parts.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
  expect(sum).toBeCloseTo(total, 6);
  expect(delivery.address).toMatchObject({ firstName: ADDRESS.first_name, city: "Vilnius" });

  const other = await owner.call(`/api/quotes/pay/${quote.slug}`, { ...PAY, total: total - 1 });
  expect([other.status, other.body.message]).toEqual([409, "checkout.errors.total_changed"]);
  const paid = await owner.call(`/api/quotes/pay/${quote.slug}`, { ...PAY, total });
  expect([paid.status, paid.body]).toMatchObject([200, { status: true, paid: true }]);

  const after = (await owner.call(`/api/quotes/get/${quote.slug}`)).body.quote;
  expect(after).toMatchObject({ status: "awaiting_payment", order_status: "paid", is_paid: true });
  const filter = { type_for_filter: "quotes" };
  const orders = (await owner.call("/api/my-orders/get-my-orders", filter)).body;
  expect(orders.items).toMatchObject([
    { id: quote.id, number: quote.number, slug: quote.slug, total },
  ]);
  const order = (await owner.call(`/api/my-orders/get-order/${quote.slug}`)).body.order;
  expect(order).toMatchObject({ status: "paid", invoice: { number: expect.any(String) } });
  const history = (await owner.call("/api/balance/get-history")).body.items;
  expect(history[0]).toMatchObject({ rel_type: 0, rel_id: quote.id, quote_slug: quote.slug });

  const again = await owner.call(`/api/quotes/pay/${quote.slug}`, PAY);
  expect([again.status, again.body.message]).toEqual([409, "orders.errors.not_payable"]);
});

test("whoever holds the link sees and pays, and knows nobody's address, words or wallet", async () => {
  const owner = await customer();
  const quote = await ask(owner, { ...SHOES, comment: "for Ona" });
  await deliver(owner, quote.slug);
  for (const stranger of [guest(), await customer()]) {
    const { status, body } = await stranger.call(`/api/quotes/get/${quote.slug}`);
    expect(status).toBe(200);
    expect(body.quote).toMatchObject({ is_owner: false, wallet: null, client_addresses: [] });
    const text = JSON.stringify(body);
    for (const secret of ["Rasa", "Slapta", "612 34567", "for Ona", owner.email]) {
      expect(text).not.toContain(secret);
    }
    // By the wallet nobody but the owner.
    const paid = await stranger.call(`/api/quotes/pay/${quote.slug}`, PAY);
    expect(paid.status).not.toBe(200);
  }
  expect((await guest().call("/api/quotes/get/nobody-ever-got-this-one")).status).toBe(404);
});

test("lists: of this site, and of all", async () => {
  const owner = await customer();
  const first = await ask(owner, SHOES);
  const second = await ask(owner, UNKNOWN);
  const here = (await owner.call("/api/quotes/list")).body;
  expect(here.items.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const from = (body: object) =>
    app.post("/api/quotes/list", body, { host: "tp.localhost", headers: { cookie } });
  expect((await (await from({})).json()).total).toBe(0);
  expect((await (await from({ all_stores: true })).json()).total).toBe(2);
});

describe("what bad input gets", () => {
  const refusals: [string, object[], string][] = [
    ["a javascript: link", [{ ...SHOES, url: "javascript:alert(1)" }], "validation.url"],
    ["a file: link", [{ ...SHOES, url: "file:///etc/passwd" }], "validation.url"],
    ["no link", [{ ...SHOES, url: "" }], "validation.required"],
    ["no name", [{ ...SHOES, name: " " }], "validation.required"],
    ["a quantity of 0", [{ ...SHOES, quantity: 0 }], "validation.quantity"],
    ["half a piece", [{ ...SHOES, quantity: 1.5 }], "validation.quantity"],
    ["a price below zero", [{ ...SHOES, price: -1 }], "validation.invalid"],
    ["an unknown currency", [{ ...SHOES, currency: "XAU" }], "validation.invalid"],
    ["no lines", [], "validation.required"],
    ["200 lines", Array.from({ length: 200 }, () => SHOES), "validation.too_many_lines"],
    ["nine photos", [{ ...SHOES, files: Array(9).fill("g-quote-x") }], "validation.too_many_files"],
    ["somebody else's photo", [{ ...SHOES, files: ["c1-quote-x"] }], "validation.invalid"],
  ];
  test.each(refusals)("%s", async (_what, items, key) => {
    const { status, body } = await someone.call("/api/quotes/create", { items });
    expect([status, body.message]).toEqual([422, "errors.invalid_input"]);
    expect(Object.values(body.errors).flat()).toContain(key);
  });

  test("what nobody may buy, named by its line", async () => {
    const items = [SHOES, { ...SHOES, name: "Hunting rifle" }];
    const { status, body } = await someone.call("/api/quotes/create", { items });
    expect([status, body.message]).toEqual([422, "quotes.errors.prohibited"]);
    expect(body.errors).toEqual({ "items.1.name": ["quotes.prohibited.weapons"] });
  });

  test("a guest asks for nothing, another country is none of the site's", async () => {
    expect((await guest().call("/api/quotes/create", { items: [SHOES] })).status).toBe(401);
    const far = await someone.call("/api/quotes/create", { items: [SHOES], country_id: 9999 });
    expect(far.body.errors).toEqual({ country_id: ["validation.invalid"] });
  });

  test("a delivery that is none", async () => {
    const owner = someone;
    const { slug } = await ask(owner, SHOES);
    const wish = { shipping: "air", delivery: 999_999, address: ADDRESS };
    const set = (changes: object) =>
      owner.call(`/api/quotes/set-delivery/${slug}`, { ...wish, ...changes });
    expect((await set({})).body.errors).toEqual({ delivery: ["validation.required"] });
    expect((await set({ shipping: "rocket" })).status).toBe(422);
    const door = (await deliver(owner, slug)).body.quote.delivery.local_delivery_type;
    const badZip = await set({ delivery: door, address: { ...ADDRESS, zip: "123" } });
    expect(badZip.body.errors).toEqual({ "address.zip": ["validation.post_code"] });
    const foreign = await set({ delivery: door, address: { id: 1 } });
    expect(foreign.body.errors).toEqual({ "address.id": ["validation.invalid"] });
  });
});

describe("states", () => {
  const steps = {
    price: { path: "/api/staff/quotes/price", body: { unit_prices: [30] } },
    ask: { path: "/api/staff/quotes/ask", body: { question: "Which colour?" } },
    decline: { path: "/api/staff/quotes/decline", body: { reason: "Sold out." } },
    answer: { path: "/api/quotes/additional-info", body: { comment: "Black" } },
    recalculate: { path: "/api/quotes/recalculate", body: {} },
    pay: { path: "/api/quotes/pay", body: PAY },
  } as const;
  type Step = keyof typeof steps;
  const LEADS_TO: Record<Step, QuoteStatus> = {
    price: "priced",
    ask: "needs_info",
    decline: "declined",
    answer: "submitted",
    recalculate: "submitted",
    pay: "awaiting_payment",
  };

  /** Who answers does so where they were asked, and a price is asked for anew once it is over. */
  const MEANT_FOR: Partial<Record<Step, QuoteStatus>> = {
    answer: "needs_info",
    recalculate: "expired",
  };

  async function scene() {
    const owner = someone;
    const { slug } = await ask(owner, UNKNOWN);
    const make = (step: Step) => {
      const { path, body } = steps[step];
      const who = path.startsWith("/api/staff") ? office : owner;
      return who.call(`${path}/${slug}`, body);
    };
    const status = async (): Promise<QuoteStatus> =>
      (await owner.call(`/api/quotes/get/${slug}`)).body.quote.status;
    return { owner, slug, make, status };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const ways: Record<QuoteStatus, (scene: Scene) => Promise<unknown>> = {
    submitted: async () => {},
    needs_info: ({ make }) => make("ask"),
    priced: ({ make }) => make("price"),
    async awaiting_payment({ make, owner, slug }) {
      await make("price");
      await deliver(owner, slug);
      await make("pay");
    },
    async expired({ make, slug }) {
      await make("price");
      await shop.runOut(slug);
    },
    declined: ({ make }) => make("decline"),
  };

  test.each(QUOTE_STATUSES)("%s is reached, and goes on as the table says only", async (from) => {
    for (const step of Object.keys(steps) as Step[]) {
      const place = await scene();
      await ways[from](place);
      expect(await place.status()).toBe(from);
      if (from === "priced" && step === "pay") await deliver(place.owner, place.slug);
      const done = await place.make(step);
      const isInTable = QUOTE_TRANSITIONS[from].includes(LEADS_TO[step]);
      const may = isInTable && (MEANT_FOR[step] ?? from) === from;
      expect([step, done.status]).toEqual([step, may ? 200 : 409]);
      if (!may) expect(await place.status()).toBe(from);
    }
  });

  test("each step is in its history with who made it, and what was said", async () => {
    const { owner, slug, make } = await scene();
    await make("ask");
    await make("answer");
    await make("price");
    await shop.runOut(slug);
    const { quote } = (await owner.call(`/api/quotes/get/${slug}`)).body;
    expect(
      quote.history.map(({ status, actor, note }: Record<string, string>) => [status, actor, note]),
    ).toEqual([
      ["submitted", "customer", null],
      ["needs_info", "staff", "Which colour?"],
      ["submitted", "customer", "Black"],
      ["priced", "staff", null],
      ["expired", "system", null],
    ]);
  });

  test("an answer that tells the price is priced by the rules", async () => {
    const { owner, slug, make } = await scene();
    await make("ask");
    const told = await owner.call(`/api/quotes/additional-info/${slug}`, {
      comment: "It costs 40",
      items: [{ position: 0, price: 40, options: "Brass" }],
    });
    expect(told.body.quote).toMatchObject({ status: "priced", items: [{ options: "Brass" }] });
    const beyond = await owner.call(`/api/quotes/additional-info/${slug}`, {
      comment: "x",
      items: [{ position: 7, price: 1 }],
    });
    expect(beyond.status).not.toBe(200);
  });

  test("an expired price is not paid; recalculated it is there again", async () => {
    const owner = someone;
    const { slug } = await ask(owner, SHOES);
    await deliver(owner, slug);
    await shop.runOut(slug);
    const late = await owner.call(`/api/quotes/pay/${slug}`, PAY);
    expect([late.status, late.body.message]).toEqual([409, "quotes.errors.expired"]);
    const again = (await owner.call(`/api/quotes/recalculate/${slug}`)).body.quote;
    expect(again).toMatchObject({ status: "priced", delivery: null });
    expect(new Date(again.expires_at).getTime()).toBeGreaterThan(Date.now());
  });

  test("staff may let a price end sooner, never later", async () => {
    const { slug } = await ask(someone, UNKNOWN);
    const price = async (days: number) => {
      const valid_until = new Date(Date.now() + days * 86_400_000).toISOString();
      const body = { unit_prices: [30], valid_until };
      const { quote } = (await office.call(`/api/staff/quotes/price/${slug}`, body)).body;
      return { asked: valid_until, got: quote.expires_at };
    };
    const soon = await price(2);
    expect(soon.got).toBe(soon.asked);
    const late = await price(60);
    expect(new Date(late.got).getTime()).toBeLessThan(Date.now() + 15 * 86_400_000);
  });

  test("staff without the role, customers and guests find no such calls", async () => {
    const { slug } = await ask(someone, UNKNOWN);
    for (const who of [guest(), someone, await staff("content")]) {
      for (const step of ["price", "ask", "decline"] as const) {
        const { path, body } = steps[step];
        expect((await who.call(`${path}/${slug}`, body)).status).toBe(404);
      }
    }
    const nameless = await office.call(`/api/staff/quotes/ask/${slug}`, { question: " " });
    expect(nameless.status).toBe(422);
  });
});

describe("the form is kept", () => {
  const line = { ...SHOES, options: "", comment: "", files: [] };
  test("for a guest by cookie, and taken along at login; nothing is there twice", async () => {
    const browser = guest();
    await browser.call("/api/order-form/save", { lines: [line] });
    expect((await browser.call("/api/order-form/fetch")).body.lines).toMatchObject([line]);
    expect((await guest().call("/api/order-form/fetch")).body.lines).toEqual([]);

    const owner = await customer();
    const lamp = { ...line, url: "https://shop.example/lamp", name: "Lamp" };
    await owner.call("/api/order-form/save", { lines: [lamp, line] });
    const { email, password } = owner;
    await browser.call("/api/auth/login", { email, password });
    expect((await browser.call("/api/order-form/fetch")).body.lines).toMatchObject([lamp, line]);
    expect((await owner.call("/api/order-form/fetch")).body.lines).toHaveLength(2);
    await ask(owner, SHOES);
    expect((await browser.call("/api/order-form/fetch")).body.lines).toEqual([]);
  });

  test("200 lines are refused clearly, and what was kept stays", async () => {
    const browser = guest();
    await browser.call("/api/order-form/save", { lines: [line] });
    const many = await browser.call("/api/order-form/save", { lines: Array(200).fill(line) });
    expect(many.body.errors).toEqual({ lines: ["validation.too_many_lines"] });
    expect((await browser.call("/api/order-form/fetch")).body.lines).toHaveLength(1);
  });
});
