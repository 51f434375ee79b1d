import { expect, test } from "vitest";
import * as z from "zod/mini";
import { requestedCountryFields } from "../contract.ts";
import { phoneExample } from "./contact-address.ts";
import { conversionOf, rateOf } from "./currency-choice.ts";
import { buildTestSite } from "./fixtures/site.ts";
import { localiseForSite } from "./locale-path.ts";
import { findRequestedCountry } from "./requested-country.ts";
import { countryCode, countryTitle, findLanguage, isOn, pickQueryKey } from "./site.ts";

const country = (id: number, isoCode: string, title = {}) => ({ id, isoCode, title });
const site = {
  countries: [country(1, "LT", { en: "Lithuania" }), country(2, "LV"), country(3, "DE")],
  defaultCountryId: 2,
  company: { phone: "+49 30 123456" },
} as never as Parameters<typeof phoneExample>[0];

test.each([
  [{}, 2],
  [{ id: 1 }, 1],
  [{ isoCode: "lt" }, 1],
  [{ isoCode: "LT", id: 1 }, 1],
  [{ isoCode: "LT", id: 2 }, undefined],
  [{ id: 9 }, undefined],
  [{ isoCode: "PL" }, undefined],
])("the request for %j finds the country %s", (asked, id) => {
  expect(findRequestedCountry(site, asked)?.id).toBe(id);
});

test.each([
  ["lt", true],
  ["LT", true],
  ["l", false],
  ["ltu", false],
  ["1t", false],
  ["l1t", false],
])("%j is accepted as a country code: %s", (country_iso, answer) => {
  const schema = z.object(requestedCountryFields);
  expect(z.safeParse(schema, { country_iso }).success).toBe(answer);
  expect(z.safeParse(schema, { country_id: 1.5 }).success).toBe(false);
});

test("a country's title falls back to its code", () => {
  expect(countryTitle(site, 1, "en")).toBe("Lithuania");
  expect(countryTitle(site, 1, "lt")).toBe("LT");
  expect(countryTitle(site, 9, "en")).toBe("");
  expect([countryCode(site, 3), countryCode(site, 9)]).toEqual(["DE", ""]);
});

test.each([
  [1, "+370 612 34567"],
  [2, "+371 2612 3456"],
  [3, "+49 30 123456"],
])("the phone example of country %d is %s", (defaultCountryId, example) => {
  expect(phoneExample({ ...site, defaultCountryId })).toBe(example);
});

test("each known country has its own phone example", () => {
  const examples = ["EE", "NL", "AE"].map((isoCode) =>
    phoneExample({ ...site, countries: [country(7, isoCode)] as never, defaultCountryId: 7 }),
  );
  expect(examples).toEqual(["+372 5123 4567", "+31 6 1234 5678", "+971 50 123 4567"]);
});

test("a site finds its languages and switches", () => {
  const built = buildTestSite();
  const [first] = built.languages;
  expect(findLanguage(built, first?.isoCode ?? "")).toBe(first);
  expect(findLanguage(built, "xx")).toBeUndefined();
  const switches = { blog: true, news: false };
  expect([isOn({ switches }, "blog"), isOn({ switches }, "news"), isOn({ switches }, "x")]).toEqual(
    [true, false, false],
  );
});

test("the conversion rate applies only to the site's other currency", () => {
  const dollars = { conversionCurrency: { isoCode: "USD" }, conversionRate: 1.1 };
  expect(rateOf({ isoCode: "USD" }, dollars)).toBe(1.1);
  expect(rateOf({ isoCode: "GBP" }, dollars)).toBe(1);
  expect(rateOf({ isoCode: "EUR" }, dollars)).toBe(1);
  const euros = { conversionCurrency: { isoCode: "EUR" }, conversionRate: 1.1 };
  expect(rateOf({ isoCode: "EUR" }, euros)).toBe(1);
  const { isoCode, convert } = conversionOf(dollars);
  expect([isoCode, convert(1000)]).toEqual(["USD", 1100]);
});

test.each([
  ["/lt/faq", "lv", "/lt/faq", true],
  ["/lt?a=1", "lv", "/lt?a=1", true],
  ["/lt#a", undefined, "/lt#a", true],
  ["/faq", "lv", "/lv/faq", true],
  ["/faq", undefined, "/faq", false],
  ["/xx/faq", "lv", "/lv/faq", true],
  ["/XX//faq", undefined, "/faq", false],
  ["/xx", undefined, "/", false],
  ["/xxx/faq", undefined, "/xxx/faq", false],
  ["/a/xx/faq", undefined, "/a/xx/faq", false],
  ["", "lv", "/lv/", true],
])("the address %j in %s becomes %j", (address, language, shown, localised) => {
  expect(localiseForSite(address, ["lt", "lv"], language)).toEqual({ address: shown, localised });
});

const keys = [
  { countryId: 1, languageId: 2, key: "lt-lt" },
  { countryId: 2, languageId: 2, key: "lv-lt" },
  { countryId: 1, languageId: 1, key: "lt-en" },
];

test("the query key matches country and language, else the first of the language", () => {
  expect(pickQueryKey(keys, 2, 2)).toBe("lv-lt");
  expect(pickQueryKey(keys, 9, 2)).toBe("lt-lt");
  expect(pickQueryKey(keys, 1, 5)).toBeUndefined();
});
