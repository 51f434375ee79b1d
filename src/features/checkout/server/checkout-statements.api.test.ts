import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { countStatements } from "#database/fixtures/count-statements.ts";
import { followTestChanges } from "#server/fixtures/follow-test-changes.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { fillWallet } from "#server/fixtures/purchases/fill-wallet.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";
import { type Buyer, checkoutBuyers, fetched, WALLET } from "./fixtures/checkout-buyers.ts";

const PAYSERA = 3;
// Reads are cached for seconds (`recent-reads.ts`): on a slow machine the cache must not expire during the test.
vi.useFakeTimers({ toFake: ["Date"] });
afterAll(() => void vi.useRealTimers());
const { app } = await testSandbox();
await followTestChanges(app);
const { goods, someone, shipping } = await checkoutBuyers(app);

let guests = 0;
const newGuest = () =>
  testBrowser(app, {
    remoteAddress: `10.2.0.${++guests}`,
    headers: { "idempotency-key": randomUUID() },
  });

type Counts = { add: number; cart: number; generate: number; fetch: number; pay: number };

/** Counts the statements of each call of a purchase, including begin and commit. */
async function countPurchase(browser: Buyer, provider: number): Promise<Counts> {
  const { shipping: method, delivery, ...address } = shipping;
  let slug = "";
  const add = await countStatements(() => browser.call("/api/cart/add", { ...goods, quantity: 1 }));
  const cart = await countStatements(() => browser.call("/api/cart/fetch"));
  const generate = await countStatements(async () => {
    slug = (await (await browser.get("/api/checkout/generate")).json()).slug;
  });
  const fetch = await countStatements(async () => {
    await fetched(browser, slug, address);
    await fetched(browser, slug, { shipping: method, delivery });
    await fetched(browser, slug, { payment_id: provider, step: 4 });
  });
  const pay = await countStatements(async () => {
    const { status } = await browser.call(`/api/checkout/pay/${slug}`, { payment_id: provider });
    expect(status).toBe(200);
  });
  return { add, cart, generate, fetch, pay };
}

function expectWithin(counts: Counts, budget: Counts): void {
  const over = Object.entries(counts).filter(
    ([call, count]) => count > budget[call as keyof Counts],
  );
  expect(over).toEqual([]);
}

/** Reads that are cached after the first purchase are not counted. */
test("a guest's purchase runs at most its budgeted number of statements", async () => {
  await countPurchase(newGuest(), PAYSERA);
  const counts = await countPurchase(newGuest(), PAYSERA);
  expectWithin(counts, { add: 1, cart: 1, generate: 2, fetch: 7, pay: 13 });
});

test("a purchase paid by wallet runs at most its budgeted number of statements", async () => {
  const buyer = async () => {
    const browser = await someone();
    await fillWallet(app, (await customerOf(app, browser)).id, 1_000_000);
    return browser;
  };
  await countPurchase(await buyer(), WALLET);
  const counts = await countPurchase(await buyer(), WALLET);
  expectWithin(counts, { add: 2, cart: 1, generate: 3, fetch: 7, pay: 17 });
});
