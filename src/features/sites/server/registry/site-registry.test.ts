import { expect, test, vi } from "vitest";
import { themeNames } from "#themes/theme-names.ts";
import { buildTestSite } from "../../domain/fixtures/site.ts";
import type { Site } from "../../domain/site.ts";
import { createSiteRegistry, siteProblem } from "./site-registry.ts";

const good = buildTestSite({ region: "good", isDefault: true });
const other = buildTestSite({ region: "other" });
const broken = (change: object): Site => ({ ...other, ...change }) as Site;
const data = (...sites: Site[]) => ({ sites, redirects: [] });

test.each([
  ["company.legalName", { company: {} }],
  ["company.hours", { company: { ...other.company, hours: null } }],
  ["switches", { switches: null }],
  ["switches.blog", { switches: { blog: "yes" } }],
  ["countries.0.title", { countries: [{ id: 1, isoCode: "LT", title: null }] }],
  ["languages", { languages: [] }],
  ["languages.0.isoCode", { languages: [{ ...other.languages[0], isoCode: "xx" }] }],
  ["currencies", { currencies: [] }],
  ["hosts", { hosts: [] }],
  ["theme", { theme: "toString" }],
  ["cdnLogo", { cdnLogo: "javascript:alert(1)" }],
  ["cdnLogo", { cdnLogo: "//elsewhere.example/logo.svg" }],
  ["conversionRate", { conversionRate: Number.NaN }],
])("a new site with a broken %s is left out, the others stay", (field, change) => {
  const onBadSite = vi.fn();
  const registry = createSiteRegistry(data(good, broken(change)), onBadSite);
  expect(registry.all()).toEqual([good]);
  expect(registry.byHost("other.localhost")).toBe(good);
  expect(onBadSite.mock.calls).toEqual([
    [expect.objectContaining({ region: "other", field, isLastGoodInUse: false })],
  ]);
});

test("a site that breaks keeps its last good version and is reported once", () => {
  const onBadSite = vi.fn();
  const registry = createSiteRegistry(data(good, other), onBadSite);
  registry.replace(data(good, broken({ company: {} })));
  registry.replace(data(good, broken({ company: {} })));
  expect(registry.byHost("other.localhost")).toBe(other);
  expect(onBadSite).toHaveBeenCalledTimes(1);
  expect(onBadSite).toHaveBeenCalledWith(expect.objectContaining({ isLastGoodInUse: true }));
  registry.replace(data(good, broken({ name: "Mended" })));
  expect(registry.byHost("other.localhost").name).toBe("Mended");
  registry.replace(data(good, broken({ company: {} })));
  expect(registry.byHost("other.localhost").name).toBe("Mended");
  expect(onBadSite).toHaveBeenCalledTimes(2);
});

test("a removed site does not return if its row is broken", () => {
  const registry = createSiteRegistry(data(good, other));
  registry.replace(data(good));
  registry.replace(data(good, broken({ languages: [] })));
  expect(registry.all()).toEqual([good]);
});

test("the registry keeps its sites if a reload has none", () => {
  const registry = createSiteRegistry(data(good));
  expect(() => registry.replace(data())).toThrow("no usable site");
  expect(registry.byHost("anything")).toBe(good);
});

/** Whether this field is the reason why the site is refused. */
const isRefused = (field: string, value: unknown) =>
  siteProblem({ name: "Shop", region: "lt", theme: themeNames[0], cdnLogo: null, [field]: value })
    ?.field === field;

test.each([null, "/pictures/logo.svg", "https://cdn.example/logo.svg?v=2"])(
  "%j is accepted as a logo",
  (logo) => {
    expect(isRefused("cdnLogo", logo)).toBe(false);
  },
);

test.each([
  "javascript:alert(1)",
  "http://cdn.example/logo.svg",
  "//other.example/logo.svg",
  "/\\other.example/logo.svg",
  "https://[/logo.svg",
  "https://",
  "/a logo.svg",
  "",
])("%j is refused as a logo", (logo) => {
  expect(isRefused("cdnLogo", logo)).toBe(true);
});

test.each([undefined, null, "https://shop.example", "http://localhost:3000", "https://[::1]:8443"])(
  "%j is accepted as the address for links",
  (url) => {
    expect(isRefused("appUrl", url)).toBe(false);
  },
);

test.each([
  "javascript:alert(1)",
  "https://",
  "https://[",
  "https://a b",
  "https://shop.example?x=",
  "https://shop.example#",
  "https://shop.example@other.example",
  "https://shop.example\\",
  "https://shop.example:99999",
  "https://shop.example/en",
])("%j is refused as the address for links", (url) => {
  expect(isRefused("appUrl", url)).toBe(true);
});
