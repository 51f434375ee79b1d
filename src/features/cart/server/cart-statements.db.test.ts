import { expect, test } from "vitest";
import { countStatements } from "#database/testing/count-statements.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { testCarts } from "./cart.fixture.ts";
import type { CartOwner } from "./cart-deps.ts";

const LINES = 50;
const { cart, catalogue, goods, place, siteId, newGuest } = await testCarts(
  Array.from({ length: LINES + 1 }, () => 10),
);
const spare = goods.at(-1) ?? { productId: 0, variantId: 0 };

async function guestWith(lines: number): Promise<CartOwner> {
  let owner = newGuest;
  for (const one of goods.slice(0, lines)) {
    const added = await cart.addToCart({ owner, context: place, ...one, quantity: 1 });
    if (!added.ok) throw new Error(added.code);
    const { token } = added.value;
    if (token) owner = { kind: "guest", siteId, tokenHash: hashSecret(token) };
  }
  return owner;
}

test("calls take as many statements for fifty lines as for one, and few", async () => {
  const [small, large] = [await guestWith(1), await guestWith(LINES)];
  // Goods are kept in memory once somebody has looked at them.
  await catalogue.listLineGoods(place, [spare.productId]);
  const counts = async (owner: CartOwner) => {
    const { lines } = await cart.readCart({ owner, context: place });
    const itemId = lines[0]?.id ?? 0;
    return {
      fetch: await countStatements(() => cart.readCart({ owner, context: place })),
      add: await countStatements(() =>
        cart.addToCart({ owner, context: place, ...spare, quantity: 1 }),
      ),
      update: await countStatements(() =>
        cart.updateLine({ owner, context: place, itemId, quantity: 2 }),
      ),
      remove: await countStatements(() => cart.removeLine({ owner, itemId })),
      method: await countStatements(() => cart.chooseMethod({ owner, method: "sea" })),
    };
  };
  const ofSmall = await counts(small);
  expect(await counts(large)).toEqual(ofSmall);
  expect(ofSmall).toEqual({ fetch: 1, add: 9, update: 10, remove: 6, method: 1 });
});

const SAMPLES = 41;
const ATTEMPTS = 5;
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[SAMPLES >> 1] ?? 0;

/** How many times longer the other takes. By turns, so that a machine that is busy slows both alike. */
async function compareTimes(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    for (const [at, work] of [one, other].entries()) {
      const started = performance.now();
      await work();
      times[at]?.push(performance.now() - started);
    }
  }
  return median(times[1]) / median(times[0]);
}

/** One line is fetched by a single statement, in under a millisecond: what is left of fifty is their prices. */
test("fifty lines are fetched in at most three times the time of one", {
  timeout: 120_000,
}, async () => {
  const [small, large] = [await guestWith(1), await guestWith(LINES)];
  const fetch = (owner: CartOwner) => () => cart.readCart({ owner, context: place });
  let least = Number.POSITIVE_INFINITY;
  // A bad moment of the machine is no news; what stays slow is.
  for (let attempt = 0; attempt < ATTEMPTS && least > 3; attempt += 1) {
    least = Math.min(least, await compareTimes(fetch(small), fetch(large)));
  }
  expect(least).toBeLessThanOrEqual(3);
});
