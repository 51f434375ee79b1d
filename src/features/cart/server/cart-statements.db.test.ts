import { expect, test } from "vitest";
import { countStatements } from "#database/fixtures/count-statements.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import type { CartOwner } from "./cart-deps.ts";
import { testCarts } from "./fixtures/cart.ts";

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

test("a call runs the same small number of statements for 50 lines as for one", async () => {
  const [small, large] = [await guestWith(1), await guestWith(LINES)];
  // Goods are cached after somebody has viewed them.
  await catalogue.listLineGoods(place, [spare]);
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
  expect(ofSmall).toEqual({ fetch: 1, add: 1, update: 6, remove: 6, method: 1 });
});
