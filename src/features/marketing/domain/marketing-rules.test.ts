import { describe, expect, test } from "vitest";
import { consentMode } from "../shop/services/gtm.ts";
import { TRACKING_CURRENCY, trackedBy } from "./events/tracked-product.ts";
import {
  agreedServices,
  configuredServices,
  pixelIds,
  type ServiceKeys,
} from "./outside-services.ts";
import { serviceSources } from "./service-hosts.ts";

const NONE: ServiceKeys = {
  gtmId: null,
  pixelId: null,
  criteoKey: null,
  klaviyoKey: null,
  liveAgentId: null,
  liveAgentAccount: null,
};
const ALL: ServiceKeys = {
  gtmId: "GTM-AB12",
  pixelId: " 123 ,, 456,",
  criteoKey: "99",
  klaviyoKey: "KlvY",
  liveAgentId: "b1",
  liveAgentAccount: "cartage",
};

test.each([
  ["1, 2 ,,3,", ["1", "2", "3"]],
  ["", []],
  [" , ", []],
  [null, []],
  ["42", ["42"]],
])("pixel ids of %j", (list, ids) => expect(pixelIds(list)).toEqual(ids));

test("only services with a key are there", () => {
  expect(configuredServices(NONE)).toEqual({});
  expect(configuredServices({ ...NONE, gtmId: "", pixelId: " , " })).toEqual({});
  expect(configuredServices(ALL)).toEqual({
    gtm: ["GTM-AB12"],
    meta: ["123", "456"],
    criteo: ["99"],
    klaviyo: ["KlvY"],
    liveAgent: ["b1", "cartage"],
  });
});

test.each(["a b", "x/../y", "a&b", `"><script>`, "a'; script-src *", "x".repeat(65)])(
  "%s is no key: it would be something else in an address or a policy",
  (key) => {
    const keys = { ...NONE, gtmId: key, pixelId: key, criteoKey: key, klaviyoKey: key };
    expect(configuredServices({ ...keys, liveAgentId: "b1", liveAgentAccount: key })).toEqual({});
  },
);

test("who agreed to what is told to whom", () => {
  expect(agreedServices(ALL, [])).toEqual({});
  expect(Object.keys(agreedServices(ALL, ["statistics"]))).toEqual(["gtm"]);
  expect(Object.keys(agreedServices(ALL, ["marketing"]))).toHaveLength(5);
});

test("Consent Mode v2", () => {
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  expect(consentMode([])).toEqual(denied);
  expect(consentMode(["statistics"])).toEqual({ ...denied, analytics_storage: "granted" });
  expect(consentMode(["marketing"])).toMatchObject({
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
    analytics_storage: "denied",
  });
});

describe("hosts that a policy lets in", () => {
  test("a site without keys lets in nobody", () => {
    const nobody = { script: [], frame: [], connect: [], image: [], style: [] };
    expect(serviceSources([])).toEqual(nobody);
    expect(serviceSources([NONE, NONE])).toEqual(nobody);
  });

  test("exactly those of what is configured, each once", () => {
    const keys = { ...NONE, gtmId: "GTM-1" };
    expect(serviceSources([keys, NONE, keys]).script).toEqual(["https://www.googletagmanager.com"]);
    expect(serviceSources([{ ...NONE, pixelId: "1" }]).script).toEqual([
      "https://connect.facebook.net",
    ]);
    expect(serviceSources([ALL]).script).toEqual([
      "https://www.googletagmanager.com",
      "https://connect.facebook.net",
      "https://*.criteo.com",
      "https://*.criteo.net",
      "https://*.klaviyo.com",
      "https://cartage.ladesk.com",
    ]);
  });

  test("each service brings what it needs from its own hosts", () => {
    const google = [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ];
    const criteo = ["https://*.criteo.com", "https://*.criteo.net"];
    const klaviyo = ["https://*.klaviyo.com"];
    const chat = ["https://cartage.ladesk.com"];
    const { frame, connect, image, style } = serviceSources([ALL]);
    expect(frame).toEqual(["https://www.googletagmanager.com", ...criteo, ...chat]);
    const facebook = ["https://www.facebook.com", "https://connect.facebook.net"];
    expect(connect).toEqual([...google, ...facebook, ...criteo, ...klaviyo, ...chat]);
    expect(image).toEqual([...google, "https://www.facebook.com", ...criteo, ...klaviyo, ...chat]);
    expect(style).toEqual([...klaviyo, ...chat]);
  });
});

test("what is tracked is in dollars, by the site's rate", () => {
  expect(TRACKING_CURRENCY).toBe("USD");
  const toTracked = trackedBy(1.085);
  expect(toTracked(100, "EUR")).toBe(108.5);
  expect(toTracked(0.1 + 0.2, "EUR")).toBe(0.33);
  expect(toTracked(42.42, "USD")).toBe(42.42);
});
