import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { toCents } from "#core/money.ts";
import { HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { QUOTE_STATUSES, QUOTE_TRANSITIONS, type QuoteStatus } from "../domain/quote-status.ts";
import { quotesShop, SHOES, UNKNOWN } from "./fixtures/quotes-shop.ts";

const app = await testApp();
const shop = quotesShop(app);
const { ask, deliver, customer, staff, guest } = shop;
const PAY = { payment_id: 4 };

/** One customer and one staff member for all tests, because registrations are rate limited. */
const someone = await customer();
await shop.fillWallet(someone, 10_000_000);
const office = await staff();

async function mailTo(email: string, kind: string) {
  const { rows } = await app.db.execute<{ subject: string; plain: string }>(
    sql`select subject, plain from mails where recipient = ${email} and kind = ${kind}`,
  );
  return rows[0] ?? { subject: "", plain: "" };
}

/** The amounts in a block of lines, in cents. */
const sumsIn = (text: string, block: RegExp): number[] =>
  [...(text.match(block)?.[0] ?? "").matchAll(/: ([-−]?)(\d+)\.(\d\d)/g)].map(
    ([, minus, whole, part]) => Number(`${minus ? "-" : ""}${whole}${part}`),
  );

test("links become a priced quote that is paid as an order with the same number", async () => {
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
  expect(delivery.address).toMatchObject({ first_name: HOME.first_name, city: "Vilnius" });

  const other = await owner.call(`/api/quotes/pay/${quote.slug}`, { ...PAY, total: total - 1 });
  expect([other.status, other.body.message]).toEqual([409, "orders.errors.total_changed"]);
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

  // The mails list the goods, every part of the sum, and the next step.
  const priced = await mailTo(owner.email, "quote-priced");
  expect(priced.subject).toContain(`from ${sea.from.toFixed(2)}`);
  const said = await mailTo(owner.email, "order-paid");
  for (const { plain } of [priced, said]) {
    expect(plain).toContain("- Trail shoes, ");
    expect(plain).toContain("Our work: 6.00");
  }
  expect(said.plain).toContain("See the order: http");
  const [last = 0, ...rest] = sumsIn(said.plain, /^Goods: .*\n(?:.*\d\.\d\d.*\n)+/m).reverse();
  expect(last).toBe(toCents(total));
  expect(rest.reduce((all, cents) => all + cents, 0)).toBe(last);

  const again = await owner.call(`/api/quotes/pay/${quote.slug}`, PAY);
  expect([again.status, again.body]).toEqual([200, paid.body]);
});

test("the demo prices quotes automatically, but not a laptop for a cent", async () => {
  const laptop = { ...SHOES, url: "https://shop.example/1", name: "Laptop 15" };
  const kind = "phones_computers";
  expect(await ask(someone, { ...laptop, kind, price: 900 })).toMatchObject({ status: "priced" });
  const cheap = await ask(someone, { ...laptop, kind, price: 0.01 });
  expect(cheap).toMatchObject({ status: "submitted", total: null, is_estimate: true });
  const called = await ask(someone, { ...laptop, kind: "books", price: 2 });
  expect(called.status).toBe("submitted");
});

test("a stranger with the link can see the quote but no personal data and no wallet", async () => {
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
    // Only the owner can pay from the wallet, and a refused payment leaves no order behind.
    const paid = await stranger.call(`/api/quotes/pay/${quote.slug}`, PAY);
    expect([paid.status, paid.body.message]).toEqual([422, "payments.errors.unknown_method"]);
    const after = (await stranger.call(`/api/quotes/get/${quote.slug}`)).body.quote;
    expect(after.status).toBe("priced");
  }
  expect((await guest().call("/api/quotes/get/nobody-ever-got-this-one")).status).toBe(404);
});

test("a failed payment leaves the quote priced and creates no order", async () => {
  const owner = await customer();
  const { slug } = await ask(owner, SHOES);
  await deliver(owner, slug);
  const pay = async (payment_id: number) => {
    const { status, body } = await owner.call(`/api/quotes/pay/${slug}`, { payment_id });
    return [status, body.message];
  };
  expect(await pay(4)).toEqual([422, "wallet.errors.not_enough"]);
  expect(await pay(1)).toEqual([422, "payments.errors.unknown_method"]);
  const { quote } = (await owner.call(`/api/quotes/get/${slug}`)).body;
  expect(quote).toMatchObject({ status: "priced", order_status: null });
  expect((await owner.call("/api/my-orders/get-my-orders", {})).body.items).toEqual([]);
});

test("staff see a quote's comments and delivery, but no wallet or other addresses", async () => {
  const owner = await customer();
  await shop.fillWallet(owner);
  const { slug, country_id } = await ask(owner, { ...UNKNOWN, comment: "for Ona" });
  const saved = { ...HOME, country_id };
  expect((await owner.call("/api/account/add-delivery-address", saved)).status).toBe(200);
  const body = { unit_prices: [30] };
  const { quote } = (await office.call(`/api/staff/quotes/price/${slug}`, body)).body;
  expect(quote).toMatchObject({ is_owner: false, wallet: null, client_addresses: [] });
  expect(quote.items).toMatchObject([{ comment: "for Ona" }]);
});

test("the quote list covers the current site, or all sites on request", async () => {
  const owner = await customer();
  const first = await ask(owner, SHOES);
  const second = await ask(owner, UNKNOWN);
  const here = (await owner.call("/api/quotes/list")).body;
  expect(here.items.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  // Until the shipping method is chosen, the total is the least possible; without a price there is no total.
  const least = async () =>
    (await owner.call("/api/quotes/list")).body.items.map(
      ({ is_from }: { is_from: boolean }) => is_from,
    );
  expect(await least()).toEqual([false, true]);
  expect((await deliver(owner, first.slug)).body.quote.is_from).toBe(false);
  expect(await least()).toEqual([false, false]);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const from = (body: object) =>
    app.post("/api/quotes/list", body, { host: "tp.localhost", headers: { cookie } });
  expect((await (await from({})).json()).total).toBe(0);
  expect((await (await from({ all_stores: true })).json()).total).toBe(2);
});

test("an open choice shows the least total, with the cheapest courier, as in the list", async () => {
  const { slug } = await ask(someone, SHOES);
  await app.db.execute(
    sql`update quotes set price = price #- '{methods,sea}' where slug = ${slug}`,
  );
  const before = (await someone.call(`/api/quotes/get/${slug}`)).body.quote;
  expect(before).toMatchObject({ is_from: true, methods: { sea: null } });
  const fees = before.local_delivery_couriers.map(
    (one: { delivery_fee: number }) => one.delivery_fee,
  );
  expect(before.total - before.methods.air.total).toBeCloseTo(Math.min(...fees), 2);
  const { items } = (await someone.call("/api/quotes/list")).body;
  expect(items.find((one: { slug: string }) => one.slug === slug).total).toBe(before.total);
  expect(before.methods.air.from).toBe(before.total);
  const after = (await deliver(someone, slug)).body.quote;
  expect(after.is_from).toBe(false);
  expect(after.total).toBeGreaterThanOrEqual(before.total);
});

describe("a quote's status", () => {
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

  /** Only a quote with an open question can be answered, and only an expired one can be recalculated. */
  const MEANT_FOR: Partial<Record<Step, QuoteStatus>> = {
    answer: "needs_info",
    recalculate: "expired",
  };

  /** Paying a second time succeeds and leads to the order that is paid already. */
  const isPaidAgain = (from: QuoteStatus, step: Step) =>
    from === "awaiting_payment" && step === "pay";

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

  test.each(QUOTE_STATUSES)("%s can be reached and allows only its transitions", async (from) => {
    for (const step of Object.keys(steps) as Step[]) {
      const place = await scene();
      await ways[from](place);
      expect(await place.status()).toBe(from);
      if (from === "priced" && step === "pay") await deliver(place.owner, place.slug);
      const done = await place.make(step);
      const isInTable = QUOTE_TRANSITIONS[from].includes(LEADS_TO[step]);
      const may = isInTable && (MEANT_FOR[step] ?? from) === from;
      expect([step, done.status]).toEqual([step, may || isPaidAgain(from, step) ? 200 : 409]);
      if (!may) expect(await place.status()).toBe(from);
    }
  });

  test("is recorded in the history with actor and note", async () => {
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

  test("returns to submitted after an answer with a price", async () => {
    const { owner, slug, make } = await scene();
    await make("ask");
    const told = await owner.call(`/api/quotes/additional-info/${slug}`, {
      comment: "It costs 40",
      items: [{ position: 0, price: 40, options: "Brass" }],
    });
    expect(told.body.quote).toMatchObject({ status: "submitted", items: [{ options: "Brass" }] });
  });

  test("stays unchanged if an answer names a line that does not exist", async () => {
    const { owner, slug, make, status } = await scene();
    await make("ask");
    const beyond = await owner.call(`/api/quotes/additional-info/${slug}`, {
      comment: "x",
      items: [{ position: 7, price: 1 }],
    });
    expect([beyond.status, beyond.body.errors]).toEqual([422, { items: ["validation.invalid"] }]);
    expect(await status()).toBe("needs_info");
  });

  test("is submitted, not priced, when a quote priced by staff is recalculated", async () => {
    const { slug } = await ask(someone, { ...SHOES, price: 15 });
    await office.call(`/api/staff/quotes/price/${slug}`, { unit_prices: [90] });
    await shop.runOut(slug);
    const again = (await someone.call(`/api/quotes/recalculate/${slug}`)).body.quote;
    expect(again).toMatchObject({ status: "submitted", total: null });
  });

  test("prevents payment once it has expired and is priced again by recalculation", async () => {
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

  test("expires earlier if staff say so, but never later", async () => {
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
    const never = { unit_prices: [30], valid_until: "0000-01-01T00:00:00Z" };
    const { status, body } = await office.call(`/api/staff/quotes/price/${slug}`, never);
    expect([status, body.errors]).toEqual([422, { valid_until: ["validation.invalid"] }]);
  });

  test("cannot be changed by customers, guests or staff without the role", async () => {
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
