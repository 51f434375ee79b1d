import { expect, test } from "vitest";
import { PROVIDERS, type ProviderName } from "#ports/provider-id.ts";
import { INVALID_PROVIDER, isProvider, PROVIDER_NAMES, providerName } from "./payment-provider.ts";

test("the numbers are those of the specification", () => {
  expect(PROVIDERS).toMatchObject({ stripe: 1, paypal: 2, paysera: 3, wallet: 4 });
  expect(INVALID_PROVIDER).toBe(-1);
});

test.each([INVALID_PROVIDER, 0, 99, 1.5, Number.NaN])("%d is no provider", (id) => {
  expect(isProvider(id)).toBe(false);
});

test.each([1, 2, 3, 4])("%d is one", (id) => {
  expect(isProvider(id)).toBe(true);
});

test("a provider has a number and a name of its own", () => {
  expect(new Set(Object.values(PROVIDERS)).size).toBe(PROVIDER_NAMES.length);
  expect(PROVIDER_NAMES.map((name) => providerName(PROVIDERS[name as ProviderName]))).toEqual(
    PROVIDER_NAMES,
  );
  expect(providerName(INVALID_PROVIDER)).toBeUndefined();
});
