import { expect, test } from "vitest";
import { INVALID_PROVIDER, isProvider, PROVIDERS } from "./payment-provider.ts";

test("the numbers are those of the specification", () => {
  expect(PROVIDERS).toEqual({ stripe: 1, paypal: 2, paysera: 3, wallet: 4 });
  expect(INVALID_PROVIDER).toBe(-1);
});

test.each([INVALID_PROVIDER, 0, 5, 1.5, Number.NaN])("%d is no provider", (id) => {
  expect(isProvider(id)).toBe(false);
});

test.each([1, 2, 3, 4])("%d is one", (id) => {
  expect(isProvider(id)).toBe(true);
});
