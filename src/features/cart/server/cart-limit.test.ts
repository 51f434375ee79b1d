import { expect, test, vi } from "vitest";
import type { Site } from "#features/sites/domain/site.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { Attempt } from "#platform/rate-limit/rate-limits.ts";
import { cartApi } from "./cart.api.ts";
import type { Cart } from "./cart.ts";

const refused: Attempt = { allowed: false, retryAfterSeconds: 90 };

function add(hasCart: boolean) {
  const take = vi.fn(async () => refused);
  const addToCart = vi.fn(async () => ({ ok: false as const, code: "cart.errors.sold_out" }));
  const headers = new Map<string, string>();
  const cart = { hasCart: async () => hasCart, addToCart } as unknown as Cart;
  const routes = cartApi({
    account: { sessionOf: async () => undefined },
    cart,
    limits: { consume: take },
  });
  const route = routes.find(({ call }) => call.path === "/api/cart/add");
  const site = { id: 1, languages: [], switches: { marketplace: true } } as unknown as Site;
  const request = {
    site,
    cookies: {},
    header: () => undefined,
    setHeader: (name: string, value: string) => headers.set(name, value),
    visitor: async () => "somebody",
  } as unknown as RequestContext;
  const answer = route?.handle({ product_id: 1, variant_id: 1, quantity: 1 }, request);
  return { answer, take, addToCart, headers };
}

test("one address opens only so many carts: each of them keeps goods from others", async () => {
  const { answer, take, addToCart, headers } = add(false);
  expect(await answer).toMatchObject({
    httpStatus: 429,
    message: "auth.errors.too_many_attempts",
  });
  expect(headers.get("retry-after")).toBe("90");
  expect(take).toHaveBeenCalledWith("open-cart", { visitor: "somebody" });
  expect(addToCart).not.toHaveBeenCalled();
});

test("who has a cart is not counted", async () => {
  const { answer, take } = add(true);
  expect(await answer).toMatchObject({ message: "cart.errors.sold_out" });
  expect(take).not.toHaveBeenCalled();
});
