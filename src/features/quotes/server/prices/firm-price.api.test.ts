import { expect, test } from "vitest";
import { HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { ENOUGH_PRICES } from "../../domain/known-prices.ts";
import { quotesShop, SHOES } from "../fixtures/quotes-shop.ts";

// A real shop, without the demo's rule that plays the staff.
const app = await testApp({ SEED: "none" });
const shop = quotesShop(app);
const { ask } = shop;
const someone = await shop.customer();
const office = await shop.staff();
test("a customer's price is an estimate that cannot be paid until staff confirm it", async () => {
  await shop.fillWallet(someone, 100_000);
  const quote = await ask(someone, SHOES);
  expect(quote).toMatchObject({ status: "submitted", total: null, is_estimate: true });
  expect(quote.methods.air.total).toBeGreaterThan(80);
  const way = { shipping: "air", delivery: 1, address: HOME };
  expect((await someone.call(`/api/quotes/set-delivery/${quote.slug}`, way)).status).toBe(409);
  const paid = await someone.call(`/api/quotes/pay/${quote.slug}`, { payment_id: 4 });
  expect([paid.status, paid.body.message]).toEqual([409, "quotes.errors.wrong_state"]);
  const confirmed = await office.call(`/api/staff/quotes/price/${quote.slug}`, {});
  expect(confirmed.body.quote).toMatchObject({ status: "priced", is_estimate: false });
  expect((await shop.deliver(someone, quote.slug)).status).toBe(200);
});

test("enough confirmed prices of a shop make the next such price firm, but no lower one", async () => {
  const url = "https://outdoor.example/trail-shoes";
  for (let at = 0; at < ENOUGH_PRICES; at++) {
    const { slug, status } = await ask(someone, { ...SHOES, url, price: 70 + at });
    expect(status).toBe("submitted");
    await office.call(`/api/staff/quotes/price/${slug}`, {});
  }
  const statusAt = async (price: number, changes: object = {}) =>
    (await ask(someone, { ...SHOES, url, price, ...changes })).status;
  expect(await statusAt(73)).toBe("priced");
  expect(await statusAt(70)).toBe("submitted");
  expect(await statusAt(900)).toBe("submitted");
  expect(await statusAt(73, { url: "https://elsewhere.example/trail-shoes" })).toBe("submitted");
});
