import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import { readMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { HOME, LITHUANIA } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { fetchCheckoutCall } from "../contract.ts";
import {
  type Courier,
  checkoutBuyers,
  chooseSaved,
  dataOf,
  EMAIL,
  fetched,
  invalid,
  notFound,
  refused,
  WALLET,
} from "./fixtures/checkout-buyers.ts";

const app = await testApp();
const { goods, newGuest, someone, begin, payer, shipping, locker } = await checkoutBuyers(app);

describe("a checkout from cart to payment", () => {
  test("a guest's checkout has every field of the specification and returns what was chosen", async () => {
    const guest = newGuest();
    const slug = await begin(guest);
    expect(slug).toMatch(/^[\w-]{43}$/);
    const { body } = await fetched(guest, slug);
    expect(body.status).toBe(true);
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining([
        ...["status", "products", "shipping_fee", "shipping_methods", "shipping_discounts"],
        ...["tier_based_shipping_discount", "selected_shipping_method", "delivery_fee"],
        ...["local_delivery_couriers", "local_delivery", "courier_info", "payment_methods"],
        ...["payments", "promotion", "email", "client_addresses", "order_id"],
      ]),
    );
    expect(body.data).toMatchObject({
      status: "open",
      step: 3,
      is_guest: true,
      products: [{ ...goods, quantity: 1, currentPrice: expect.any(Number) }],
      local_delivery: -1,
      client_addresses: [],
      order_id: null,
      lacking: {
        delivery: ["validation.required"],
        address: ["validation.required"],
        email: ["validation.required"],
      },
    });
    expect(await fetched(guest, slug, { step: 4 })).toEqual(
      refused(422, "checkout.errors.shipping_incomplete", body.data.lacking),
    );

    const half = { address: { first_name: "Ra" }, email: "rasa@" };
    const typed = await guest.call(`/api/checkout/save/${slug}`, half);
    expect(typed.body.data).toMatchObject({ address: half.address, email: "rasa@", step: 3 });
    const refusal = await fetched(guest, slug, { ...shipping, ...half, step: 4 });
    expect(refusal).toMatchObject({
      status: 422,
      body: {
        errors: { email: ["validation.email"], "address.city": ["validation.required"] },
      },
    });

    const said = await fetched(guest, slug, { ...shipping, shipping: "sea", step: 4 });
    expect(said.body.data).toMatchObject({
      step: 4,
      selected_shipping_method: "sea",
      local_delivery: shipping.delivery,
      courier_info: { courier: "dpd", parcel_shop: null },
      email: EMAIL,
      address: { ...HOME, id: null, country_id: LITHUANIA },
    });
    const { shipping_fee, shipping_methods, price, total } = said.body.data;
    expect(shipping_fee).toBe(shipping_methods.sea);
    const cents = (amount: number) => Math.round(amount * 100);
    expect(
      price.reduce((sum: number, part: { amount: number }) => sum + cents(part.amount), 0),
    ).toBe(cents(total));
    expect((await guest.call("/api/checkout/current")).body).toEqual({ status: true, slug });
  });

  test("a pickup point is chosen by the courier's own id", async () => {
    const guest = newGuest();
    const slug = await begin(guest);
    const { points } = (
      await guest.call("/api/delivery/pickup-points", { courier: "omniva", limit: 1 })
    ).body;
    const parcel_shop = points[0].parcelshop_id;
    const delivery = locker;
    const { body } = await fetched(guest, slug, { ...shipping, delivery, parcel_shop, step: 4 });
    expect(body.data.courier_info).toMatchObject({ parcel_shop: { parcelshop_id: parcel_shop } });
    const chosen = body.data.local_delivery_couriers.find(
      (one: Courier) => one.local_delivery_type === delivery,
    );
    expect(chosen.pickup_points[0].parcelshop_id).toBe(parcel_shop);
    expect(await fetched(guest, slug, { parcel_shop: null, step: 4 })).toMatchObject({
      body: { errors: { parcel_shop: ["validation.required"] } },
    });
  });

  test("couriers list a few pickup points of the buyer's town in a small response", async () => {
    const guest = newGuest();
    const slug = await begin(guest);
    type WithPoints = Courier & { pickup_points: { parcelshop_id: string; city: string }[] };
    const pointsIn = async (city: string) => {
      const { data } = (await fetched(guest, slug, { address: { ...HOME, city } })).body;
      const couriers: WithPoints[] = data.local_delivery_couriers;
      return { couriers, size: JSON.stringify(data).length };
    };
    const { couriers, size } = await pointsIn("Kaunas");
    const lockers = couriers.filter(({ has_pickup_points }) => has_pickup_points);
    expect(lockers.length).toBeGreaterThan(1);
    for (const { pickup_points } of lockers) {
      expect(pickup_points.length).toBeGreaterThan(0);
      expect(pickup_points.every(({ parcelshop_id }) => parcelshop_id !== "")).toBe(true);
    }
    expect(lockers.flatMap(({ pickup_points }) => pickup_points)).toEqual(
      expect.arrayContaining([expect.objectContaining({ city: expect.stringMatching(/Kaun/) })]),
    );
    expect(size).toBeLessThan(24_000);
    const doors = couriers.filter(({ has_pickup_points }) => !has_pickup_points);
    expect(doors.flatMap(({ pickup_points }) => pickup_points)).toEqual([]);
  });

  test("a customer pays the whole total from the wallet and the order is placed", async () => {
    const { browser, slug } = await payer();
    const { total, payment_methods } = await dataOf(browser, slug);
    expect(payment_methods).toMatchObject([{ id: WALLET, fee: 0, fee_type: 0, total }]);
    expect(await fetched(browser, slug, { step: 5 })).toMatchObject(
      refused(422, "checkout.errors.payment_missing"),
    );
    const chosen = await fetched(browser, slug, { step: 5, payment_id: WALLET });
    expect(chosen.body.data).toMatchObject({
      step: 5,
      payments: [{ payment_processor_id: WALLET, type: "balance", amount: total }],
    });
    const paid = await browser.call(`/api/checkout/pay/${slug}`, {
      payment_id: WALLET,
      total,
      currency: "EUR",
    });
    expect(paid).toEqual({
      status: 200,
      body: { status: true, reference: expect.any(String), paid: true },
    });
    expect((await browser.call("/api/cart/fetch")).body.cart.items).toEqual([]);
    expect((await browser.call("/api/balance/get")).body.amount).toBe(10_000 - total);
    const { items } = (await browser.call("/api/my-orders/get-my-orders")).body;
    expect(items).toMatchObject([{ status: "paid", slug: paid.body.reference }]);

    // A placed checkout says so, whatever step the request asks for.
    const placed = await fetched(browser, slug, { step: 5 });
    expect(placed.body.data).toMatchObject({
      status: "placed",
      order_id: items[0].id,
      order: { number: items[0].number, status: "paid" },
    });
    expect(await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET })).toEqual(paid);
    expect(await browser.call(`/api/checkout/promotion/${slug}`, { code: "X" })).toEqual(
      refused(409, "checkout.errors.order_made"),
    );
    expect((await browser.call("/api/checkout/current")).body.slug).toBeNull();
    expect((await (await browser.get("/api/checkout/generate")).json()).message).toBe(
      "checkout.errors.empty_cart",
    );
  });

  test("part of the total is paid from the wallet and can be removed again", async () => {
    const { browser, slug } = await payer(500);
    const { total } = await dataOf(browser, slug);
    const used = await browser.call("/api/checkout/use-balance", { slug, amount: 3.5 });
    expect(used.body.data).toMatchObject({
      wallet: { available: 5, used: 3.5 },
      payments: [{ payment_processor_id: WALLET, type: "balance", amount: 3.5 }],
      payment_methods: [],
    });
    expect(Math.round(used.body.data.total * 100)).toBe(Math.round(total * 100) - 350);
    const remove = () => browser.call("/api/checkout/remove-balance", { slug });
    expect(await remove()).toEqual({ status: 200, body: { status: true } });
    expect(await remove()).toEqual({ status: 200, body: { status: true } });
    expect(await dataOf(browser, slug)).toMatchObject({ total, payments: [] });
  });

  test("the wallet chosen for the whole total is removed like a balance payment", async () => {
    const { browser, slug } = await payer();
    const chosen = await fetched(browser, slug, { payment_id: WALLET });
    expect(chosen.body.data.payments).toMatchObject([{ type: "balance" }]);
    await browser.call("/api/checkout/remove-balance", { slug });
    expect(await dataOf(browser, slug)).toMatchObject({ payments: [], payment_id: -1 });
  });

  test("the wallet's balance is formatted for the page's language", async () => {
    const { browser, slug } = await payer(1250);
    const field = async (language: string) =>
      (await browser.get(`/${language}/payment/${slug}`)).text();
    expect(await field("en")).toContain('value="12.5"');
    expect(await field("lt")).toContain('value="12,5"');
  });

  test("a login keeps the guest's checkout, and a logout closes it to the browser", async () => {
    const { email, password } = await someone();
    const browser = newGuest();
    const slug = await begin(browser);
    await fetched(browser, slug, shipping);
    await browser.call("/api/auth/login", { email, password });
    expect(await dataOf(browser, slug)).toMatchObject({ is_guest: false, address: HOME });
    await browser.call("/api/auth/logout");
    expect(await fetched(browser, slug)).toEqual(notFound);
  });

  test("a cancelled checkout's details are in the next one, and a saved address can be chosen", async () => {
    const { browser, slug } = await payer();
    const { body } = await browser.call("/api/account/add-delivery-address", {
      ...HOME,
      city: "Kaunas",
      country_id: LITHUANIA,
    });
    const { id } = body.address;
    const chosen = await fetched(browser, slug, { address: { id }, step: 4 });
    expect(chosen.body.data).toMatchObject({
      address: { id, city: "Kaunas" },
      client_addresses: [{ id }],
    });
    const leave = () => browser.call(`/api/checkout/invalidate/${slug}`);
    expect(await leave()).toEqual({ status: 200, body: { status: true } });
    expect(await leave()).toEqual({ status: 200, body: { status: true } });
    expect(await fetched(browser, slug)).toEqual(refused(409, "checkout.errors.over"));
    const next = await begin(browser);
    expect(await dataOf(browser, next)).toMatchObject({ step: 4, email: EMAIL, address: { id } });
  });
});

test("deleting the chosen saved address leaves the checkout without an address", async () => {
  const { browser, slug } = await payer();
  const id = await chooseSaved(browser, slug);
  await browser.call("/api/account/delete-delivery-address", { id });
  expect(await dataOf(browser, slug)).toMatchObject({
    step: 3,
    address: null,
    typed_address: { city: "Vilnius" },
    lacking: { address: ["validation.required"] },
  });
  const { data } = (await fetched(browser, slug, { address: { zip: "LT-01104" } })).body;
  expect(data.address).toMatchObject({ ...HOME, id: null, zip: "LT-01104" });
});

describe("promotions", () => {
  const day = 24 * 60 * 60 * 1000;
  const coming = (days: number) => new Date(Date.now() + days * day);

  test("a valid code reduces the total, an invalid one responds with its reason", async () => {
    const tenth = { amount: 1000, type: 1 as const };
    await app.db.insert(promotions).values([
      { code: "TENTH", ...tenth },
      { code: "OVER", ...tenth, endsAt: coming(-1) },
      { code: "SOON", ...tenth, startsAt: coming(1) },
      { code: "USEDUP", ...tenth, maxUses: 1, uses: 1 },
      { code: "BIG", ...tenth, minimumCents: 100_000_000 },
      { code: "ELSEWHERE", ...tenth, siteId: 2 },
    ]);
    const { browser, slug } = await payer();
    const use = (code: unknown) => browser.call(`/api/checkout/promotion/${slug}`, { code });
    for (const [code, why] of [
      ["NOSUCH", "unknown"],
      ["ELSEWHERE", "unknown"],
      ["OVER", "over"],
      ["SOON", "not_yet"],
      ["USEDUP", "used_up"],
      ["BIG", "minimum"],
    ]) {
      const key = `promotion.errors.${why}`;
      expect([code, await use(code)]).toEqual([code, refused(422, key, { code: [key] })]);
    }
    expect(await use("")).toEqual(invalid("code", "validation.required"));
    expect(await use(5)).toEqual(invalid("code", "validation.required"));

    const before = await dataOf(browser, slug);
    const { data } = (await use(" tenth ")).body;
    expect(data.promotion).toMatchObject({
      code: "TENTH",
      discount_amount: 10,
      promotion_type: 1,
    });
    const cents = (amount: number) => Math.round(amount * 100);
    expect(cents(data.total)).toBe(cents(before.total) - cents(data.promotion.amount));

    await app.db.execute(sql`update promotions set ends_at = now() where code = 'TENTH'`);
    expect(await dataOf(browser, slug)).toMatchObject({
      promotion: null,
      promotion_refused: "promotion.errors.over",
    });
    expect(await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET })).toEqual(
      refused(422, "promotion.errors.over"),
    );
    const removed = await browser.call(`/api/checkout/remove-promotion/${slug}`);
    expect(removed.body.data).toMatchObject({ promotion: null, promotion_refused: null });
  });

  test("guessing codes is rate limited", async () => {
    const guest = newGuest();
    const slug = await begin(guest);
    const guess = () => guest.call(`/api/checkout/promotion/${slug}`, { code: "GUESS" });
    for (let tries = 0; tries < 30; tries++) expect((await guess()).status).toBe(422);
    expect(await guess()).toEqual(refused(429, "auth.errors.too_many_attempts"));
  });
});

test("a fetched checkout matches its documented schema", async () => {
  const { browser, slug } = await payer();
  const isDocumented = async () => {
    const { body } = await fetched(browser, slug);
    expect((await fetchCheckoutCall.output["~standard"].validate(body)).issues).toBeUndefined();
    return body.data.status;
  };
  expect(await isDocumented()).toBe("open");
  await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET });
  expect(await isDocumented()).toBe("placed");
});

test("every error code has a message in every language", () => {
  const keys = [
    ...["empty_cart", "over", "order_made", "not_shipped"],
    ...["shipping_incomplete", "payment_missing"],
  ].map((name) => `checkout.errors.${name}`);
  for (const language of LANGUAGES) {
    expect(Object.keys(readMessages(language))).toEqual(expect.arrayContaining(keys));
  }
});

test("the checkout calls are in the OpenAPI document", async () => {
  const { paths } = await (await app.ask("/api/openapi.json")).json();
  expect(paths["/api/checkout/generate"]?.get.summary).toBeDefined();
  const posts = ["fetch", "save", "invalidate", "promotion", "remove-promotion", "pay"];
  for (const call of posts) {
    expect(paths[`/api/checkout/${call}/{slug}`]?.post.requestBody).toBeDefined();
  }
});
