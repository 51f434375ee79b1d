import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { HOME, LITHUANIA } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import {
  type Courier,
  checkoutBuyers,
  chooseSaved,
  dataOf,
  fetched,
  invalid,
  notFound,
  refused,
  WALLET,
} from "./fixtures/checkout-buyers.ts";

const app = await testApp();
const LATVIA = 2;
const { newGuest, someone, begin, payer, shipping, locker, couriersAt } = await checkoutBuyers(app);

describe("another customer's checkout and address", () => {
  test("responds to every call like an unknown slug", async () => {
    const owner = newGuest();
    const slug = await begin(owner);
    await fetched(owner, slug, shipping);
    const before = await dataOf(owner, slug);
    const never = "a".repeat(43);
    for (const stranger of [newGuest(), await someone(), newGuest("lt.localhost")]) {
      for (const one of [slug, never]) {
        const bodies: [string, object][] = [
          [`fetch/${one}`, { step: 3 }],
          [`fetch/${one}`, { ...shipping, step: 4 }],
          [`save/${one}`, { email: "mine@example.com" }],
          [`invalidate/${one}`, {}],
          [`promotion/${one}`, { code: "TEN" }],
          [`remove-promotion/${one}`, {}],
          ["use-balance", { slug: one, amount: 1 }],
          ["remove-balance", { slug: one }],
          [`pay/${one}`, { payment_id: 1 }],
        ];
        for (const [call, body] of bodies) {
          expect([call, await stranger.call(`/api/checkout/${call}`, body)]).toEqual([
            call,
            notFound,
          ]);
        }
      }
    }
    // The versions of pictures are known only a moment after the start, so products are not compared.
    const { products: _products, ...known } = before;
    expect(await dataOf(owner, slug)).toMatchObject(known);
  });

  test("is refused like an unknown address id", async () => {
    const owner = await someone();
    const added = await owner.call("/api/account/add-delivery-address", {
      ...HOME,
      country_id: LITHUANIA,
    });
    const { browser, slug } = await payer();
    const guest = newGuest();
    const ofGuest = await begin(guest);
    for (const id of [added.body.address.id, 999_999_999]) {
      const wrong = invalid("address.id");
      expect(await fetched(browser, slug, { address: { id }, step: 4 })).toEqual(wrong);
      expect(await fetched(guest, ofGuest, { address: { id } })).toEqual(wrong);
    }
  });
});

describe("invalid input", () => {
  test("ids of unavailable couriers, points and countries are refused", async () => {
    const guest = newGuest();
    const slug = await begin(guest);
    const [ofLatvia] = (await couriersAt("lv.localhost")) as [Courier];
    const ofOther = { courier: "dpd", limit: 1 };
    const { points } = (await guest.call("/api/delivery/pickup-points", ofOther)).body;
    const cases: [object, object][] = [
      [{ country: LITHUANIA, delivery: ofLatvia.local_delivery_type }, invalid("delivery")],
      [{ delivery: ofLatvia.local_delivery_type }, invalid("delivery")],
      [{ delivery: 2_000_000_000 }, invalid("delivery")],
      [{ delivery: locker, parcel_shop: "no such locker" }, invalid("parcel_shop")],
      [{ delivery: locker, parcel_shop: points[0].parcelshop_id }, invalid("parcel_shop")],
      [{ country: 77 }, invalid("country")],
      [{ address: { country_id: 77 } }, invalid("address.country_id")],
    ];
    for (const [input, answer] of cases) {
      expect([input, await fetched(guest, slug, input)]).toEqual([input, answer]);
    }
  });

  test("another country changes couriers and checks, and drops a saved address", async () => {
    await app.db.execute(
      sql`insert into site_countries (site_id, country_id, position) values (1, ${LATVIA}, 9)`,
    );
    await app.services.applyChanges(["sites"]);
    const guest = newGuest();
    const slug = await begin(guest);
    const here = await fetched(guest, slug, { ...shipping, step: 4 });
    expect(here.status).toBe(200);
    const both = { country: LITHUANIA, address: { country_id: LATVIA } };
    expect(await fetched(guest, slug, both)).toEqual(invalid("country"));
    const there = await fetched(guest, slug, { country: LATVIA });
    expect(there.body.data).toMatchObject({
      country_id: LATVIA,
      local_delivery: -1,
      address: { city: "Vilnius", country_id: LATVIA },
      lacking: { delivery: ["validation.required"], "address.zip": ["validation.post_code"] },
    });
    const types = (data: { local_delivery_couriers: Courier[] }) =>
      data.local_delivery_couriers.map((one) => one.local_delivery_type);
    expect(types(there.body.data)).not.toEqual(types(here.body.data));

    // A saved address keeps its country, and the address typed before it does not come back.
    const { browser, slug: own } = await payer();
    await chooseSaved(browser, own);
    const moved = (await fetched(browser, own, { country: LATVIA })).body.data;
    expect(moved).toMatchObject({ country_id: LATVIA, address: null });
    expect(moved.typed_address).toMatchObject({ city: "Vilnius", country_id: LITHUANIA });
  });

  test.each([
    [{ step: 7 }, "step"],
    [{ step: "3" }, "step"],
    [{ shipping: "mule" }, "shipping"],
    [{ shipping: 1 }, "shipping"],
    [{ delivery: "1" }, "delivery"],
    [{ delivery: -2 }, "delivery"],
    [{ delivery: 1.5 }, "delivery"],
    [{ delivery: 1e12 }, "delivery"],
    [{ parcel_shop: 5 }, "parcel_shop"],
    [{ address: "Vilnius" }, "address"],
    [{ address: { city: 5 } }, "address.city"],
    [{ address: { city: "x".repeat(300) } }, "address.city", "validation.too_long"],
    [{ address: { id: "1" } }, "address.id"],
    [{ country: {} }, "country"],
    [{ email: ["a@b.lt"] }, "email"],
    [{ payment_id: 9 }, "payment_id"],
    [{ payment_id: "1" }, "payment_id"],
    [{ language_id: "lt" }, "language_id"],
  ])("%j is refused", async (input, field, message = "validation.invalid") => {
    expect(await fetched(newGuest(), "some-slug", input)).toEqual(invalid(field, message));
  });

  test("invalid wallet amounts and payment methods are refused", async () => {
    const { browser, slug } = await payer(500);
    const use = (amount: unknown) => browser.call("/api/checkout/use-balance", { slug, amount });
    expect(await use(-1)).toMatchObject(refused(422, "errors.invalid_input"));
    expect(await use(0)).toMatchObject(refused(422, "errors.invalid_input"));
    expect(await use(0.001)).toMatchObject(refused(422, "errors.invalid_input"));
    expect(await use("5")).toMatchObject(refused(422, "errors.invalid_input"));
    const notEnough = { amount: ["wallet.errors.not_enough"] };
    expect(await use(5.01)).toEqual(refused(422, "wallet.errors.not_enough", notEnough));
    const guest = newGuest();
    const ofGuest = await begin(guest);
    expect(await guest.call("/api/checkout/use-balance", { slug: ofGuest, amount: 1 })).toEqual(
      refused(401, "auth.errors.not_logged_in"),
    );
    const pay = (body: object) => browser.call(`/api/checkout/pay/${slug}`, body);
    expect(await pay({ payment_id: WALLET })).toEqual(refused(422, "wallet.errors.not_enough"));
    expect(await pay({ payment_id: 1 })).toEqual(refused(422, "payments.errors.unknown_method"));
    expect(await pay({})).toEqual(refused(422, "payments.errors.unknown_method"));
    expect(await guest.call(`/api/checkout/pay/${ofGuest}`, { payment_id: 1 })).toMatchObject(
      refused(422, "checkout.errors.shipping_incomplete"),
    );
  });

  test("a request cannot change prices", async () => {
    const { browser, slug } = await payer();
    const { total } = await dataOf(browser, slug);
    const pay = (body: object) =>
      browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET, ...body });
    const changed = refused(409, "orders.errors.total_changed");
    expect(await pay({ total: 0.01 })).toEqual(changed);
    expect(await pay({ total, currency: "USD" })).toEqual(changed);
    const asked = { amount: 0.01, price: 0.01, currentPrice: 0.01, shipping_fee: 0 };
    expect(await pay(asked)).toMatchObject({ status: 200, body: { paid: true } });
    expect((await browser.call("/api/balance/get")).body.amount).toBe(10_000 - total);
  });

  test("a site without shop, an empty cart and a foreign origin are refused", async () => {
    const elsewhere = newGuest("tp.localhost");
    const noShop = refused(404, "cart.errors.no_marketplace");
    expect(await elsewhere.call("/api/checkout/current")).toEqual(noShop);
    const empty = await newGuest().get("/api/checkout/generate");
    expect(empty.status).toBe(409);
    expect(await empty.json()).toEqual({ status: false, message: "checkout.errors.empty_cart" });
    const headers = { "sec-fetch-site": "cross-site" };
    const foreign = await app.ask("/api/checkout/generate", { headers });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ message: "errors.other_origin" });
  });
});
