import { expect, test } from "vitest";
import { ALL_KEYS, NO_KEYS } from "./fixtures/service-keys.ts";
import { agreedServices, configuredServices, pixelIds } from "./outside-services.ts";

test.each([
  ["1, 2 ,,3,", ["1", "2", "3"]],
  ["", []],
  [" , ", []],
  [null, []],
  ["42", ["42"]],
])("the pixel ids of %j are split", (list, ids) => expect(pixelIds(list)).toEqual(ids));

test("only services with a key are configured", () => {
  expect(configuredServices(NO_KEYS)).toEqual({});
  expect(configuredServices({ ...NO_KEYS, gtmId: "", pixelId: " , " })).toEqual({});
  expect(configuredServices(ALL_KEYS)).toEqual({
    gtm: ["GTM-AB12"],
    meta: ["123", "456"],
    criteo: ["99"],
    klaviyo: ["KlvY"],
    liveAgent: ["b1", "cartage"],
  });
});

test.each(["a b", "x/../y", "a&b", `"><script>`, "a'; script-src *", "x".repeat(65)])(
  "%s is refused as a key, since it could change an address or a policy",
  (key) => {
    const keys = { ...NO_KEYS, gtmId: key, pixelId: key, criteoKey: key, klaviyoKey: key };
    expect(configuredServices({ ...keys, liveAgentId: "b1", liveAgentAccount: key })).toEqual({});
  },
);

test("services run only with the matching consent", () => {
  expect(agreedServices(ALL_KEYS, [])).toEqual({});
  expect(Object.keys(agreedServices(ALL_KEYS, ["statistics"]))).toEqual(["gtm"]);
  expect(Object.keys(agreedServices(ALL_KEYS, ["marketing"]))).toHaveLength(5);
});
