import { expect, test } from "vitest";
import { phone } from "#core/validation.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { readMessages } from "#i18n/read-messages.fixture.ts";
import { phoneExample } from "../domain/contact-address.ts";
import { buildTestSite, siteFromSeed } from "../domain/site.fixture.ts";
import { getMessages } from "./get-messages.ts";

const tables = Object.fromEntries(LANGUAGES.map((language) => [language, readMessages(language)]));
const messages = { version: "v1", tables };
const siteOf = (region: string) => {
  const found = DEMO_SITES.find((site) => site.region === region);
  if (!found) throw new Error(`There is no ${region}`);
  return siteFromSeed(found);
};

test.each([
  ["default", "+370 612 34567"],
  ["lv", "+371 2612 3456"],
  ["ee", "+372 5123 4567"],
  ["nl", "+31 6 1234 5678"],
  ["ae", "+971 50 123 4567"],
])("%s: a phone number is asked for with an example of its own country", (region, example) => {
  const site = siteOf(region);
  const { resources } = getMessages({ messages }, { site });
  for (const texts of Object.values(resources)) {
    expect(texts["validation.phone"]).toContain(example);
    expect(texts["form.phone_example"]).toBe(example);
  }
  expect(phone(example)).toBeUndefined();
});

test("where we know no example, the company's own number shows how one begins", () => {
  const site = { ...buildTestSite(), defaultCountryId: -1 };
  expect(phoneExample(site)).toBe(site.company.phone);
});

test("texts are made once, and another example has an address of its own", () => {
  const ask = (region: string) =>
    getMessages({ messages }, { site: siteOf(region), language: "en" });
  expect(ask("nl").resources.en).toBe(ask("nl").resources.en);
  expect(ask("nl").version).toBe(ask("nl").version);
  expect(ask("nl").version).not.toBe(ask("ae").version);
});

test.each(LANGUAGES)("in %s goods that travel in one way only are not said to fly", (language) => {
  const site = buildTestSite({ languages: [{ isoCode: language }] });
  const local = { ...site, switches: { ...site.switches, sea: false } };
  const textsOf = (one: typeof site) => getMessages({ messages }, { site: one });
  const { "shipping.by_air": byAir, "catalogue.door.air": toDoor } =
    textsOf(local).resources[language] ?? {};
  expect([byAir, toDoor]).toEqual([tables[language]?.["shipping.one_way"], byAir]);
  expect(textsOf(site).resources[language]?.["shipping.by_air"]).not.toBe(byAir);
  expect(textsOf(local).version).not.toBe(textsOf(site).version);
});
