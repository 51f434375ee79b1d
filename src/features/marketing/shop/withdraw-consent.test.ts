import { afterEach, expect, test, vi } from "vitest";
import { withdrawConsent } from "./withdraw-consent.ts";

afterEach(() => void vi.unstubAllGlobals());

function callsAfter(cookie: string, agreed: Parameters<typeof withdrawConsent>[0]) {
  const ask = vi.fn(async () => Response.json({ status: true }));
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("fetch", ask);
  withdrawConsent(agreed);
  return ask.mock.calls;
}

test.each([
  ["agreed before", "cookie_consent=1.statistics.marketing"],
  ["is logged in, and may have agreed elsewhere", "has_session=1; cookie_consent=1"],
])("a visitor who %s and refuses now withdraws with a keepalive request", (_who, cookie) => {
  expect(callsAfter(cookie, ["statistics"])).toEqual([
    ["/api/marketing/take-back", expect.objectContaining({ method: "POST", keepalive: true })],
  ]);
});

test.each([
  ["agrees still", "has_session=1; cookie_consent=1.marketing", ["marketing"] as const],
  ["never agreed", "cookie_consent=1.statistics", []],
  ["chooses for the first time", "", []],
])("a visitor who %s sends no withdrawal", (_who, cookie, agreed) => {
  expect(callsAfter(cookie, agreed)).toEqual([]);
});
