import { expect, test } from "vitest";
import { phone } from "#core/validation.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { readMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { phoneExample } from "../domain/contact-address.ts";
import { buildTestSite, siteFromSeed } from "../domain/fixtures/site.ts";
import { getMessages, getMessagesOfPage } from "./get-messages.ts";

const tables = Object.fromEntries(LANGUAGES.map((language) => [language, readMessages(language)]));
const messages = { version: "v1", tables };
const none = { of: () => undefined, ofVersion: () => undefined };
const deps = { messages, ownTexts: none };
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
])("%s: the phone error shows an example number of the site's country", (region, example) => {
  const site = siteOf(region);
  const { resources } = getMessages(deps, { site });
  for (const texts of Object.values(resources)) {
    expect(texts["validation.phone"]).toContain(example);
    expect(texts["form.phone_example"]).toBe(example);
  }
  expect(phone(example)).toBeUndefined();
});

test("a site without a phone example uses the company's number", () => {
  const site = { ...buildTestSite(), defaultCountryId: -1 };
  expect(phoneExample(site)).toBe(site.company.phone);
});

test("messages are cached, and another phone example gives another version", () => {
  const ask = (region: string) => getMessages(deps, { site: siteOf(region), language: "en" });
  expect(ask("nl").resources.en).toBe(ask("nl").resources.en);
  expect(ask("nl").version).toBe(ask("nl").version);
  expect(ask("nl").version).not.toBe(ask("ae").version);
});

const WRITTEN = { version: "abc", tables: { en: { "cart.title": "Bag", "cart.gone": "Gone" } } };

function ownTextsOf(siteId: number) {
  let known: typeof WRITTEN | undefined = WRITTEN;
  return {
    of: (id: number) => (id === siteId ? known : undefined),
    ofVersion: (id: number, version: string) =>
      id === siteId && version === WRITTEN.version ? WRITTEN : undefined,
    catchUp: async () => {
      known = WRITTEN;
    },
    forget: () => {
      known = undefined;
    },
  };
}

test("a site's own texts override the shared ones on that site only", () => {
  const site = siteOf("nl");
  const ownTexts = ownTextsOf(site.id);
  const ask = () => getMessages({ messages, ownTexts }, { site, language: "en" });
  expect(ask().resources.en).toMatchObject({ "cart.title": "Bag" });
  expect(ask().resources.en).not.toHaveProperty("cart.gone");
  expect(ask().resources.en?.["faq.title"]).toBe(tables.en?.["faq.title"]);
  expect(ask().resources.en).toBe(ask().resources.en);
  expect(ask().version).toMatch(/^v1\d+\.abc$/);
  const elsewhere = { ...site, id: site.id + 1 };
  const plain = getMessages({ messages, ownTexts }, { site: elsewhere, language: "en" });
  expect(plain.resources.en?.["cart.title"]).toBe(tables.en?.["cart.title"]);
  expect(plain.version).not.toContain(".");
});

test("a page gets the texts of the version it was rendered with", () => {
  const site = siteOf("nl");
  const ownTexts = ownTextsOf(site.id);
  const ask = (version?: string) =>
    getMessages({ messages, ownTexts }, { site, language: "en", version });
  const plain = getMessages(deps, { site, language: "en" });
  expect(ask(plain.version)).toEqual(plain);
  const { version } = ask();
  ownTexts.forget();
  expect(ask().version).toBe(plain.version);
  expect(ask(version).resources.en).toMatchObject({ "cart.title": "Bag" });
  expect(ask("of another build.abc").version).toBe(plain.version);
});

test("a node with outdated texts reloads them before it answers", async () => {
  const site = siteOf("nl");
  const ownTexts = { ...ownTextsOf(site.id), ofVersion: () => undefined };
  ownTexts.forget();
  const { version } = getMessages(deps, { site, language: "en" });
  const ask = (asked: string) =>
    getMessagesOfPage({ messages, ownTexts }, { site, language: "en", version: asked });
  expect((await ask("another build")).version).toBe(version);
  expect((await ask(`${version}.abc`)).version).toBe(`${version}.abc`);
});

test.each(LANGUAGES)("a site without sea shipping does not mention air in %s", (language) => {
  const site = buildTestSite({ languages: [{ isoCode: language }] });
  const local = { ...site, switches: { ...site.switches, sea: false } };
  const textsOf = (one: typeof site) => getMessages(deps, { site: one });
  const { "shipping.by_air": byAir, "catalogue.door.air": toDoor } =
    textsOf(local).resources[language] ?? {};
  expect([byAir, toDoor]).toEqual([tables[language]?.["shipping.one_way"], byAir]);
  expect(textsOf(site).resources[language]?.["shipping.by_air"]).not.toBe(byAir);
  expect(textsOf(local).version).not.toBe(textsOf(site).version);
});
