import { expect, test } from "vitest";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { destinationsOf } from "./destinations.ts";
import { buildTestSite, siteFromSeed } from "./fixtures/site.ts";
import type { Site } from "./site.ts";

const sites = DEMO_SITES.map(siteFromSeed);
const at = (region: string) => sites.find((site) => site.region === region) as Site;
const regions = (here: string, language: string) =>
  destinationsOf(sites, at(here), language).map(({ isoCode, isHere, elsewhere }) => [
    isoCode,
    isHere ? "here" : elsewhere?.site.region,
    elsewhere?.language,
  ]);

test("each country is listed once, the site's own first and the others by name", () => {
  expect(regions("default", "en")).toEqual([
    ["LT", "here", undefined],
    ["EE", "ee", "en"],
    ["LV", "lv", "en"],
    ["NL", "nl", "en"],
    ["AE", "ae", "en"],
  ]);
  expect(destinationsOf(sites, at("default"), "lt").map(({ title }) => title)).toEqual([
    "Lietuva",
    "Estija",
    "Jungtiniai Arabų Emyratai",
    "Latvija",
    "Nyderlandai",
  ]);
});

test("a country with several sites leads to the one with the language and product", () => {
  expect(regions("lv", "lv")).toContainEqual(["LT", "default", "lv"]);
  expect(regions("ee", "ru")).toContainEqual(["LT", "default", "ru"]);
  expect(regions("nl", "en")).toContainEqual(["LT", "pj", "en"]);
});

test("a white-label site lists only itself and is not linked by others", () => {
  for (const region of ["tp", "wl"]) {
    expect(regions(region, "en")).toEqual([["LT", "here", undefined]]);
  }
  const fromOthers = sites.filter(({ product }) => product === "cartage");
  const named = fromOthers.flatMap(({ region }) => regions(region, "en").map(([, to]) => to));
  expect(named.filter((to) => to === "tp" || to === "wl")).toEqual([]);
});

test("a link to a site without the language uses that site's first language", () => {
  expect(regions("lt", "lt")).toContainEqual(["LV", "lv", "lv"]);
  expect(regions("lt", "lt")).toContainEqual(["NL", "nl", "en"]);
});

test("a country that the site serves itself has no link to another site", () => {
  const here = buildTestSite({ countries: ["LT", "LV"], defaultCountry: "LT" });
  const found = destinationsOf([...sites, here], here, "en");
  expect(found.slice(0, 2)).toMatchObject([
    { isoCode: "LT", isHere: true, elsewhere: null },
    { isoCode: "LV", isHere: false, elsewhere: null },
  ]);
  expect(found.map(({ isoCode }) => isoCode)).toEqual(["LT", "LV", "EE", "NL", "AE"]);
});
