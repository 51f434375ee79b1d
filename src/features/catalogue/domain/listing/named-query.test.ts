import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { findNamedQuery } from "./named-query.ts";

const site = buildTestSite({ region: "lt", languages: [{ isoCode: "lt" }, { isoCode: "en" }] });

test.each([
  ["lt-en-products", { kind: "products", language: "en" }],
  ["lt-lt-products", { kind: "products", language: "lt" }],
  ["lt-lt-products-suggestions", { kind: "suggestions", language: "lt" }],
  ["lt-categories", { kind: "categories", language: "lt" }],
])("the key %s is a known query", (key, query) => {
  expect(findNamedQuery(site, key)).toMatchObject(query);
});

test("the category query uses the requested language if the site has it", () => {
  expect(findNamedQuery(site, "lt-categories", "en")?.language).toBe("en");
  expect(findNamedQuery(site, "lt-categories", "xx")?.language).toBe("lt");
});

test.each(["pj-lt-products", "", "-suggestions", "__proto__", "lt-lt-products "])(
  "%j is no query of this site",
  (key) => {
    expect(findNamedQuery(site, key)).toBeUndefined();
  },
);

test("a site without a catalogue has no query keys", () => {
  const without = buildTestSite({ queryKeys: [], categoryDocKey: null });
  expect(findNamedQuery(without, "")).toBeUndefined();
});
