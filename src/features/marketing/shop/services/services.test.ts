import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Consent } from "#features/sites/domain/consent.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { configuredServices } from "../../domain/outside-services.ts";
import { startCriteo } from "./criteo.ts";
import { startGtm } from "./gtm.ts";
import { startKlaviyo } from "./klaviyo.ts";
import { startLiveAgent } from "./live-agent.ts";
import { startMeta } from "./meta.ts";
import type { OutsideService, StartService } from "./outside-service.ts";

const KEYS = configuredServices({
  gtmId: "GTM-AB12",
  pixelId: " 111, ,222 ",
  criteoKey: "99",
  klaviyoKey: "KlvY",
  liveAgentId: "b1",
  liveAgentAccount: "cartage",
});
const boots = { id: "7", name: "Boots", price: 50, quantity: 2, url: "https://lt.example/p/boots" };
const bought: FunnelEvent = {
  name: "purchase",
  items: [boots],
  once: "purchase:QU7",
  transactionId: "QU7",
};

type Added = { src: string; id?: string; load: () => void };
let added: Added[] = [];
let outside: Window;

beforeEach(() => {
  added = [];
  outside = {} as Window;
  vi.stubGlobal("window", outside);
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("document", {
    createElement: () => ({
      addEventListener(this: Added, _event: string, load: () => void) {
        this.load = load;
      },
    }),
    head: { append: (script: Added) => added.push(script) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Starts a service as the page does, and checks that it loads exactly this script. */
function started(
  start: StartService,
  name: keyof typeof KEYS,
  src: string,
  agreed: Consent = ["marketing"],
): OutsideService {
  const service = start(KEYS[name] ?? [], agreed);
  expect(added.map((script) => script.src)).toEqual([src]);
  return service;
}

test("the tag manager gets the consent before any event, and later changes of it", () => {
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  const gtm = started(startGtm, "gtm", "https://www.googletagmanager.com/gtm.js?id=GTM-AB12", [
    "statistics",
  ]);
  const layer = outside.dataLayer ?? [];
  // Google tells commands from events because commands are `arguments` objects, not arrays.
  expect(layer.slice(0, 2).map((one) => Array.isArray(one))).toEqual([false, false]);
  const commands = () => layer.map((one) => Array.from(one as ArrayLike<unknown>));
  const agreedTo = { ...denied, analytics_storage: "granted" };
  expect(commands().slice(0, 2)).toEqual([
    ["consent", "default", { ...denied, wait_for_update: 500 }],
    ["consent", "update", agreedTo],
  ]);
  expect(layer[2]).toEqual({ "gtm.start": expect.any(Number), event: "gtm.js" });

  gtm.track?.(bought);
  expect(layer.slice(3)).toEqual([
    { ecommerce: null },
    { event: "purchase", ecommerce: expect.objectContaining({ transaction_id: "QU7" }) },
  ]);
  gtm.updateConsent?.(["statistics", "marketing"]);
  const all = Object.fromEntries(Object.keys(denied).map((name) => [name, "granted"]));
  expect(commands().at(-1)).toEqual(["consent", "update", all]);
});

test("Meta gets the consent, then each pixel once, then page views and purchases", () => {
  const meta = started(startMeta, "meta", "https://connect.facebook.net/en_US/fbevents.js");
  meta.trackPageView?.("/faq");
  meta.track?.(bought);
  expect(outside.fbq?.queue).toEqual([
    ["consent", "grant"],
    ["init", "111"],
    ["init", "222"],
    ["track", "PageView"],
    ["track", "Purchase", expect.objectContaining({ value: 100 }), { eventID: "purchase:QU7" }],
  ]);
  // From now on Meta's own script handles the calls.
  const callMethod = vi.fn();
  Object.assign(outside.fbq ?? {}, { callMethod });
  meta.trackPageView?.("/");
  expect(callMethod).toHaveBeenCalledWith("track", "PageView");
  expect(outside.fbq?.queue).toHaveLength(5);
});

test.each([
  [360, "m"],
  [768, "t"],
  [1440, "d"],
])("Criteo in a window of %i gets its account and site type before each event", (width, type) => {
  vi.stubGlobal("innerWidth", width);
  const criteo = started(startCriteo, "criteo", "https://dynamic.criteo.com/js/ld/ld.js?a=99");
  criteo.trackPageView?.("/faq");
  expect(outside.criteo_q).toEqual([]);
  criteo.trackPageView?.("");
  criteo.track?.(bought);
  const [account, site] = [
    { event: "setAccount", account: "99" },
    { event: "setSiteType", type },
  ];
  expect(outside.criteo_q).toEqual([
    ...[account, site, { event: "viewHome" }],
    ...[account, site, expect.objectContaining({ event: "trackTransaction", id: "QU7" })],
  ]);
});

test("Criteo gets the SHA-256 hash of the normalised e-mail", async () => {
  const criteo = started(startCriteo, "criteo", "https://dynamic.criteo.com/js/ld/ld.js?a=99");
  criteo.identify?.(" Rasa@Example.com ");
  const email = "0161c2fccd7f287606d246d37246bb74168cc9cd921934bfcbc71370d5fdc608";
  await vi.waitFor(() =>
    expect(outside.criteo_q).toEqual([{ event: "setEmail", email, hash_method: "sha256" }]),
  );
});

test("Klaviyo gets the e-mail and the events before a purchase", () => {
  const src = "https://static.klaviyo.com/onsite/js/KlvY/klaviyo.js";
  const klaviyo = started(startKlaviyo, "klaviyo", src);
  klaviyo.identify?.("rasa@example.com");
  klaviyo.track?.({ name: "add_to_cart", items: [boots] });
  klaviyo.track?.(bought);
  expect(outside.klaviyo).toEqual([
    ["identify", { email: "rasa@example.com" }],
    ["track", "Added to Cart", expect.objectContaining({ $value: 100, ProductID: "7" })],
  ]);
});

test("LiveAgent's button is created once its script has loaded", () => {
  started(startLiveAgent, "liveAgent", "https://cartage.ladesk.com/scripts/track.js");
  const [script] = added;
  expect(script?.id).toBe("la_x2s6df8d");
  // If the script is blocked, or loads without its API, nothing happens.
  script?.load();
  const createButton = vi.fn();
  outside.LiveAgent = { createButton };
  script?.load();
  expect(createButton.mock.calls).toEqual([["b1", script]]);
});
