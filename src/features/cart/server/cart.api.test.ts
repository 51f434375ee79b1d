import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { CURRENCY_COOKIE } from "#features/sites/domain/currency-choice.ts";
import { readMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";

/** Gives the shop a method that does not take every currency; PayPal itself is never called. */
const PAYPAL = {
  PAYPAL_CLIENT_ID: "test-client",
  PAYPAL_CLIENT_SECRET: "test-secret",
  PAYPAL_WEBHOOK_ID: "test-webhook",
};
const app = await testApp(PAYPAL);
const LITHUANIAN = 2;

type Goods = { product_id: number; variant_id: number };
const { rows } = await app.db.execute<Goods>(sql`
  select distinct on (p.id) v.product_id, v.id as variant_id from variants v join products p on p.id = v.product_id
  where v.stock >= 5 and v.stock < 90 and p.seller_id is null
    and not exists (select from product_sites s where s.product_id = p.id)
  order by p.id, v.id limit 3`);
const [first, second, hidden] = rows as [Goods, Goods, Goods];
await app.db.execute(
  sql`insert into product_sites (product_id, site_id, is_hidden) values (${hidden.product_id}, 1, true)`,
);

const newBrowser = (host = "localhost") => testBrowser(app, { host });
type Browser = ReturnType<typeof newBrowser>;
const add = (browser: Pick<Browser, "call">, goods: Goods, quantity = 1) =>
  browser.call("/api/cart/add", { ...goods, quantity });

/** A cart without its pictures, whose versions are known only a moment after the start. */
const shown = ({
  cart,
}: {
  cart: { items: { image: unknown }[]; payment_methods: { id: number }[] };
}) => ({
  ...cart,
  items: cart.items.map(({ image: _image, ...item }) => item),
});
const fetched = async (browser: Pick<Browser, "call">) =>
  shown((await browser.call("/api/cart/fetch", {})).body);

test("payment fees are listed only for methods that take the chosen currency", async () => {
  const { currencies } = app.services.sites.registry.byHost("ae.localhost");
  const browser = newBrowser("ae.localhost");
  await add(browser, first);
  const methodsIn = async (isoCode: string) => {
    const { id } = currencies.find((one) => one.isoCode === isoCode) ?? {};
    browser.cookies.set(CURRENCY_COOKIE, String(id));
    const { payment_methods: methods } = await fetched(browser);
    return methods.map((method) => method.id);
  };
  expect(await methodsIn("EUR")).toContain(PROVIDERS.paypal);
  expect(await methodsIn("AED")).not.toContain(PROVIDERS.paypal);
});

test("every cart call of a guest responds with the whole cart", async () => {
  const browser = newBrowser();
  const empty = await browser.call("/api/cart/fetch", {});
  expect(empty).toMatchObject({ status: 200, body: { status: true, cart: { items: [] } } });
  expect(browser.cookies.has("cart_token")).toBe(false);

  const { body } = await add(browser, first, 2);
  expect(Object.keys(body).toSorted()).toEqual(["cart", "status"]);
  const [item] = body.cart.items;
  expect(Object.keys(item).toSorted()).toEqual([
    "category",
    "id",
    "image",
    "manufacturer",
    "max_quantity",
    "name",
    "options",
    "price",
    "product_id",
    "quantity",
    "reserved_quantity",
    "reserved_until",
    "seller",
    "sku",
    "slug",
    "variant_id",
  ]);
  expect(item).toMatchObject({ ...first, quantity: 2, image: expect.stringMatching(/^\/_ipx\//) });
  expect(body.cart).toMatchObject({
    // The cheapest courier to a home address in Lithuania.
    delivery: {
      courier: "venipak",
      delivery_fee: 3.69,
      has_pickup_points: false,
      days: { min: 1, max: 2 },
    },
    may_hold: true,
    shipping_method: "air",
    reservation_error: null,
    expiration: item.reserved_until,
    total_items: 1,
    total_quantity: 2,
  });
  expect(Math.round(body.cart.total_sum * 100)).toBe(2 * Math.round(item.price * 100));
  const { shipping_methods, shipping_discounts, days } = body.cart.shipping;
  for (const method of ["air", "sea"]) {
    expect(shipping_methods[method]).toBeGreaterThan(0);
    expect(shipping_discounts[method]).toBeGreaterThanOrEqual(0);
    expect(days[method].min).toBeLessThanOrEqual(days[method].max);
  }
  expect(await fetched(browser)).toEqual(shown(body));

  const bySea = await browser.call("/api/cart/shipping-method", { shipping_method: "sea" });
  expect(bySea.body.cart.shipping_method).toBe("sea");
  const changed = await browser.call("/api/cart/update", { item_id: item.id, quantity: 3 });
  expect(changed.body.cart.items[0].quantity).toBe(3);
  const removed = await browser.call("/api/cart/remove", { item_id: item.id });
  const nothing = { items: [], delivery: null, payment_methods: [], expiration: null };
  expect(removed.body.cart).toMatchObject({ ...nothing, total_sum: 0 });
});

test("product names are in the requested language", async () => {
  const browser = newBrowser();
  await add(browser, first);
  const name = async (language_id?: number) =>
    (await browser.call("/api/cart/fetch", { language_id })).body.cart.items[0].name;
  const { rows: names } = await app.db.execute<{ names: Record<string, string> }>(
    sql`select names from products where id = ${first.product_id}`,
  );
  expect(await name(LITHUANIAN)).toBe(names[0]?.names.lt);
  expect(await name()).toBe(names[0]?.names.en);
});

test("adding more than the stock adds what is left and reports the shortage", async () => {
  // Guests may not hold all pieces, so a customer adds them.
  const browser = await registeredBrowser(app);
  const { body } = await add(browser, first, 99);
  const [item] = body.cart.items;
  expect(item.quantity).toBe(item.max_quantity);
  expect(body.cart.reservation_error).toEqual([
    {
      item_id: item.id,
      variant_id: first.variant_id,
      name: item.name,
      requested: 99,
      available: item.max_quantity,
    },
  ]);
  expect(await add(newBrowser(), first)).toEqual({
    status: 409,
    body: { status: false, message: "cart.errors.sold_out" },
  });
  await browser.call("/api/cart/remove", { item_id: item.id });
});

describe("invalid input", () => {
  const key = (quantity: unknown) => ({ ...second, quantity });
  const invalid = (field: string, message: string) => ({
    status: 422,
    body: { status: false, message: "errors.invalid_input", errors: { [field]: [message] } },
  });
  const refused = (status: number, message: string) => ({
    status,
    body: { status: false, message },
  });
  const notSold = refused(404, "cart.errors.not_sold_here");

  test.each([
    ["no pieces", key(0), invalid("quantity", "validation.quantity")],
    ["less than none", key(-1), invalid("quantity", "validation.quantity")],
    ["half a piece", key(1.5), invalid("quantity", "validation.quantity")],
    ["a text", key("2"), invalid("quantity", "validation.quantity")],
    ["no quantity", second, invalid("quantity", "validation.quantity")],
    ["a billion", key(1e9), invalid("quantity", "validation.quantity_large")],
    ["an unknown product", { ...key(1), product_id: 2_000_000_000 }, notSold],
    ["an unknown variant", { ...key(1), variant_id: 2_000_000_000 }, notSold],
    ["another product's variant", { ...key(1), variant_id: first.variant_id }, notSold],
    ["one that this site hides", { ...hidden, quantity: 1 }, notSold],
    [
      "an id that no database has",
      { ...key(1), product_id: 1e12 },
      invalid("product_id", "validation.invalid"),
    ],
  ])("adding is refused: %s", async (_what, input, answer) => {
    const browser = newBrowser();
    expect(await browser.call("/api/cart/add", input)).toEqual(answer);
    expect(browser.cookies.has("cart_token")).toBe(false);
  });

  test.each([
    ["update", { item_id: 999_999_999, quantity: 1 }, refused(404, "errors.not_found")],
    ["update", { item_id: "1", quantity: 1 }, invalid("item_id", "validation.invalid")],
    ["remove", { item_id: 999_999_999 }, refused(404, "errors.not_found")],
    ["remove", { item_id: -1 }, invalid("item_id", "validation.invalid")],
    [
      "shipping-method",
      { shipping_method: "mule" },
      invalid("shipping_method", "validation.invalid"),
    ],
  ])("the call %s refuses %j", async (call, input, answer) => {
    expect(await newBrowser().call(`/api/cart/${call}`, input)).toEqual(answer);
  });

  test("a site without a marketplace has no carts", async () => {
    const calls = [
      ["fetch", {}],
      ["add", key(1)],
      ["update", { item_id: 1, quantity: 1 }],
      ["remove", { item_id: 1 }],
      ["shipping-method", { shipping_method: "air" }],
    ] as const;
    for (const [call, input] of calls) {
      expect(await newBrowser("tp.localhost").call(`/api/cart/${call}`, input)).toEqual(
        refused(404, "cart.errors.no_marketplace"),
      );
    }
  });

  test("every error code has a message in every language", () => {
    const keys = [
      "cart.errors.not_sold_here",
      "cart.errors.sold_out",
      "cart.errors.too_many_lines",
      "cart.errors.no_marketplace",
      "validation.quantity",
      "validation.quantity_large",
    ];
    for (const language of LANGUAGES) {
      expect(Object.keys(readMessages(language))).toEqual(expect.arrayContaining(keys));
    }
  });

  test("an invalid cookie is replaced, and another customer's line responds as not found", async () => {
    const owner = newBrowser();
    const { body } = await add(owner, second, 2);
    const stranger = newBrowser();
    stranger.cookies.set("cart_token", "a".repeat(5000));
    await add(stranger, first);
    expect(stranger.cookies.get("cart_token")).not.toBe("a".repeat(5000));
    const item_id = body.cart.items[0].id;
    for (const browser of [stranger, newBrowser(), await registeredBrowser(app)]) {
      for (const id of [item_id, 999_999_999]) {
        const notFound = refused(404, "errors.not_found");
        expect(await browser.call("/api/cart/update", { item_id: id, quantity: 1 })).toEqual(
          notFound,
        );
        expect(await browser.call("/api/cart/remove", { item_id: id })).toEqual(notFound);
      }
    }
    expect(await fetched(owner)).toEqual(shown(body));
  });
});

describe("a login", () => {
  test("merges the guest's cart into the customer's", async () => {
    const { email, password, ...home } = await registeredBrowser(app);
    await add(home, second, 1);
    const phone = newBrowser();
    await add(phone, second, 1);
    await add(phone, first, 1);
    await phone.call("/api/auth/login", { email, password });
    const { body } = await phone.call("/api/cart/fetch", {});
    const quantities = (answer: typeof body) =>
      answer.cart.items.map(
        ({ variant_id, quantity }: { variant_id: number; quantity: number }) => [
          variant_id,
          quantity,
        ],
      );
    expect(quantities(body)).toEqual([
      [second.variant_id, 2],
      [first.variant_id, 1],
    ]);
    expect(await fetched(home)).toEqual(shown(body));
    await phone.call("/api/auth/logout");
    expect((await phone.call("/api/cart/fetch", {})).body.cart.items).toEqual([]);
  });

  test("that fails keeps the guest's cart", async () => {
    const browser = newBrowser();
    await add(browser, second);
    const wrong = { email: "rasa@cartage.example", password: "not the password" };
    expect((await browser.call("/api/auth/login", wrong)).status).toBe(401);
    expect((await browser.call("/api/cart/fetch", {})).body.cart.items).toHaveLength(1);
  });

  test("on another site does not bring the cart of the first site", async () => {
    const { email, password, ...browser } = await registeredBrowser(app);
    await add(browser, second);
    const elsewhere = newBrowser("lt.localhost");
    await elsewhere.call("/api/auth/login", { email, password });
    expect((await elsewhere.call("/api/cart/fetch", {})).body.cart.items).toEqual([]);
  });
});

test("the cart calls are in the OpenAPI document", async () => {
  const { paths } = await (await app.ask("/api/openapi.json")).json();
  for (const call of ["fetch", "add", "update", "remove", "shipping-method"]) {
    expect(paths[`/api/cart/${call}`]?.post.requestBody).toBeDefined();
  }
});

test("goods of another country's cart are found where they are sold, and concurrent forms add them once", async () => {
  const browser = newBrowser();
  const line = (goods: Goods, quantity: number) => ({ ...goods, quantity });
  const unknown = { product_id: first.product_id, variant_id: 999_999_999 };
  const asked = [line(first, 2), line(hidden, 1), line(second, 1), line(unknown, 1)];
  const found = await browser.call("/api/cart/find-goods", { goods: asked, language_id: 1 });
  expect(found.status).toBe(200);
  expect(found.body).toMatchObject({ status: true, missing: 2 });
  expect(found.body.items).toMatchObject([line(first, 2), line(second, 1)]);
  for (const { name, price, slug } of found.body.items) {
    expect([typeof name, price > 0, typeof slug]).toEqual(["string", true, "string"]);
  }
  expect(browser.cookies.has("cart_token"), "asking opens no cart").toBe(false);
  const refused = [{ goods: Array(31).fill(line(first, 1)) }, { goods: [line(first, 0)] }, {}];
  for (const input of refused) {
    expect((await browser.call("/api/cart/find-goods", input)).status).toBe(422);
  }
  const elsewhere = await newBrowser("tp.localhost").call("/api/cart/find-goods", { goods: asked });
  expect(elsewhere.status, "a shop without goods").toBe(404);

  await add(browser, first);
  const goods = [first, second].map((one) => `${one.product_id}-${one.variant_id}-2`).join(".");
  const bring = () => browser.form("/en/cart", { intent: "bring", goods });
  for (const answer of await Promise.all([bring(), bring(), bring()])) {
    expect(answer.status).toBe(303);
  }
  const { items } = await fetched(browser);
  expect(items).toMatchObject([line(first, 2), line(second, 2)]);
});
