import { expect, test } from "vitest";
import { webhookCalls } from "#features/payments/server/webhook-calls.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { readEnvironment } from "#server/settings/environment.ts";
import { PAYMENT_PROVIDERS } from "./payment-providers.ts";

test("each external provider has a folder that describes it", () => {
  const described = PAYMENT_PROVIDERS.map(({ name, id }) => [name, id]);
  const { wallet: _wallet, ...outside } = PROVIDERS;
  expect(Object.fromEntries(described)).toEqual(outside);
});

test("each provider's settings are environment variables with the provider's defaults", () => {
  const known: Record<string, unknown> = readEnvironment({});
  for (const { keys, options } of PAYMENT_PROVIDERS) {
    for (const key of Object.values(keys)) expect(key in known).toBe(true);
    for (const { variable, fallback } of Object.values(options)) {
      expect(String(known[variable])).toBe(fallback);
    }
  }
});

test("each provider has webhook calls with a summary below its own path", () => {
  for (const { name } of PAYMENT_PROVIDERS) {
    const calls = webhookCalls(PAYMENT_PROVIDERS).filter(({ provider }) => provider === name);
    expect(calls.length).toBeGreaterThan(0);
    for (const { call } of calls) {
      expect(call.path.startsWith(`/api/payments/${name}/`)).toBe(true);
      expect(call.summary).not.toBe("");
    }
  }
});
