import { afterEach, expect, test, vi } from "vitest";
import { onAppEvent } from "#platform/events/app-events.ts";
import type { QuoteDetails } from "../../contract.ts";
import { trackStep } from "./track-step.ts";

afterEach(() => void vi.unstubAllGlobals());

const quote = { slug: "a-secret-slug", number: "QT7" } as QuoteDetails;

/** Returns the cookies that `trackStep` sets in a browser with these cookies. */
function written(cookie: string): string[] {
  const kept: string[] = [];
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      kept.push(text);
    },
  });
  trackStep("delivery_set", quote);
  trackStep("payment_set", quote, 1);
  trackStep("pay_clicked", quote, 1);
  trackStep("success", quote, 1);
  return kept;
}

test.each([
  ["nobody asked yet", "locale=en"],
  ["only the necessary", "locale=en; cookie_consent=1"],
  ["marketing alone", "cookie_consent=1.marketing"],
  ["an answer to an older question", "cookie_consent=0.statistics.marketing"],
])("no quote step is stored in cookies: %s", (_what, cookie) => {
  expect(written(cookie)).toEqual([]);
});

test("with consent to statistics each quote step sets a session cookie without a name", () => {
  expect(written("locale=en; cookie_consent=1.statistics")).toEqual(
    [10, 20, 40, 50].map((step) => `qu_track_${step}=1; Path=/; SameSite=Lax`),
  );
});

test("quote steps emit app events without regard to consent", () => {
  const heard: unknown[] = [];
  const stop = onAppEvent((event) => heard.push(event), { withPast: false });
  written("cookie_consent=1");
  stop();
  expect(heard).toEqual([
    { name: "quote_step", step: "delivery_set", quote, paymentId: undefined },
    { name: "quote_step", step: "payment_set", quote, paymentId: 1 },
    { name: "quote_step", step: "pay_clicked", quote, paymentId: 1 },
    { name: "quote_step", step: "success", quote, paymentId: 1 },
  ]);
});
