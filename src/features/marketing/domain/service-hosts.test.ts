import { describe, expect, test } from "vitest";
import { ALL_KEYS, NO_KEYS } from "./fixtures/service-keys.ts";
import { serviceSources } from "./service-hosts.ts";

describe("hosts in the content security policy", () => {
  test("are none for a site without keys", () => {
    const nobody = { script: [], frame: [], connect: [], image: [], style: [] };
    expect(serviceSources([])).toEqual(nobody);
    expect(serviceSources([NO_KEYS, NO_KEYS])).toEqual(nobody);
  });

  test("are those of the configured services without duplicates", () => {
    const keys = { ...NO_KEYS, gtmId: "GTM-1" };
    expect(serviceSources([keys, NO_KEYS, keys]).script).toEqual([
      "https://www.googletagmanager.com",
    ]);
    expect(serviceSources([{ ...NO_KEYS, pixelId: "1" }]).script).toEqual([
      "https://connect.facebook.net",
    ]);
    expect(serviceSources([ALL_KEYS]).script).toEqual([
      "https://www.googletagmanager.com",
      "https://connect.facebook.net",
      "https://*.criteo.com",
      "https://*.criteo.net",
      "https://*.klaviyo.com",
      "https://cartage.ladesk.com",
    ]);
  });

  test("include each service's frame, connect, image and style hosts", () => {
    const google = [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ];
    const criteo = ["https://*.criteo.com", "https://*.criteo.net"];
    const klaviyo = ["https://*.klaviyo.com"];
    const chat = ["https://cartage.ladesk.com"];
    const { frame, connect, image, style } = serviceSources([ALL_KEYS]);
    expect(frame).toEqual(["https://www.googletagmanager.com", ...criteo, ...chat]);
    const facebook = ["https://www.facebook.com", "https://connect.facebook.net"];
    expect(connect).toEqual([...google, ...facebook, ...criteo, ...klaviyo, ...chat]);
    expect(image).toEqual([...google, "https://www.facebook.com", ...criteo, ...klaviyo, ...chat]);
    expect(style).toEqual([...klaviyo, ...chat]);
  });
});
