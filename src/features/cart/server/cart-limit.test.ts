import { expect, test, vi } from "vitest";
import type { Site } from "#features/sites/domain/site.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { cartApi } from "./cart.api.ts";
import type { Cart } from "./cart.ts";

const limit = { key: "open-cart:visitor:hash", points: 1000, durationMs: 3_600_000 };

async function add(refused: Awaited<ReturnType<Cart["addToCart"]>>) {
  const addToCart = vi.fn(async () => refused);
  const reportRefused = vi.fn(async () => {});
  const visitorLimit = vi.fn(() => limit);
  const headers = new Map<string, string>();
  const routes = cartApi({
    account: { sessionOf: async () => undefined },
    cart: { addToCart } as unknown as Cart,
    limits: { consume: () => Promise.reject(new Error("not asked")), visitorLimit, reportRefused },
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
  const answer = await route?.handle({ product_id: 1, variant_id: 1, quantity: 1 }, request);
  return { answer, addToCart, visitorLimit, reportRefused, headers };
}

test("one address can open only a limited number of carts", async () => {
  const { answer, addToCart, visitorLimit, reportRefused, headers } = await add(
    tooManyAttempts(90),
  );
  expect(answer).toMatchObject({ httpStatus: 429, message: "auth.errors.too_many_attempts" });
  expect(headers.get("retry-after")).toBe("90");
  expect(visitorLimit).toHaveBeenCalledWith("open-cart", "somebody");
  expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ limit }));
  expect(reportRefused).toHaveBeenCalledWith("open-cart", { visitor: "somebody" });
});

test("a refusal for another reason is not reported as a rate limit", async () => {
  const { answer, reportRefused } = await add({ ok: false, code: "cart.errors.sold_out" });
  expect(answer).toMatchObject({ message: "cart.errors.sold_out" });
  expect(reportRefused).not.toHaveBeenCalled();
});
