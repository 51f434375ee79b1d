import { expect, test } from "vitest";
import type { CallResult, MakeCall } from "#platform/pages/calls.context.ts";
import { addCarriedGoods } from "./add-carried-goods.ts";
import { findCarried } from "./find-carried.ts";

type Line = { product_id: number; variant_id: number; quantity: number; is_total?: boolean };

/** A cart that has some goods already; the shop sells every variant but number 13. */
function shopWith(items: Line[]) {
  const answers: Record<string, (input: { goods: Line[] } & Line) => object> = {
    "/api/cart/find-goods": ({ goods }) => {
      const sold = goods.filter(({ variant_id }) => variant_id !== 13);
      return { items: sold, missing: goods.length - sold.length };
    },
    "/api/cart/add": ({ product_id, variant_id, quantity, is_total }) => {
      const own = items.find((line) => line.variant_id === variant_id);
      if (own) own.quantity = is_total ? Math.max(own.quantity, quantity) : own.quantity + quantity;
      else items.push({ product_id, variant_id, quantity });
      return {};
    },
  };
  const make: MakeCall = async (request, input) =>
    ({ ok: true, output: answers[request.path]?.(input as never) }) as CallResult<never>;
  return { make, items };
}

test("goods from another shop's cart that are added twice are in the cart once", async () => {
  const { make, items } = shopWith([{ product_id: 1, variant_id: 10, quantity: 1 }]);
  const written = "1-10-3.2-20-1.3-13-5";
  const carried = await findCarried(make, { written, items, language_id: 1 });
  expect(carried?.missing).toBe(1);
  await addCarriedGoods(make, carried?.goods ?? "", 1);
  const full = [
    { product_id: 1, variant_id: 10, quantity: 3 },
    { product_id: 2, variant_id: 20, quantity: 1 },
  ];
  expect(items).toEqual(full);
  expect(await addCarriedGoods(make, carried?.goods ?? "", 1)).toEqual({ left: 0 });
  expect(items).toEqual(full);
});
