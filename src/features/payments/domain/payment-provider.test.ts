import { expect, test } from "vitest";
import { PROVIDERS, type ProviderName } from "#ports/provider-id.ts";
import { INVALID_PROVIDER, isProvider, PROVIDER_NAMES, providerName } from "./payment-provider.ts";

test("payment providers have the numbers of the specification", () => {
  expect(PROVIDERS).toMatchObject({ stripe: 1, paypal: 2, paysera: 3, wallet: 4 });
  expect(INVALID_PROVIDER).toBe(-1);
});

test.each([INVALID_PROVIDER, 0, 99, 1.5, Number.NaN])("%d is no payment provider", (id) => {
  expect(isProvider(id)).toBe(false);
});

test.each([1, 2, 3, 4])("%d is a payment provider", (id) => {
  expect(isProvider(id)).toBe(true);
});

test("each payment provider has its own number and name", () => {
  expect(new Set(Object.values(PROVIDERS)).size).toBe(PROVIDER_NAMES.length);
  expect(PROVIDER_NAMES.map((name) => providerName(PROVIDERS[name as ProviderName]))).toEqual(
    PROVIDER_NAMES,
  );
  expect(providerName(INVALID_PROVIDER)).toBeUndefined();
});
