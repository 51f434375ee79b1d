import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { type CatalogueForPages, catalogueContext } from "./catalogue.context.ts";
import { requireCatalogue } from "./require-catalogue.ts";

function contextOf(switches: Record<string, boolean>) {
  const context = new RouterContextProvider();
  const visit = { site: buildTestSite({ switches }), origin: "", currencyId: 1, debug: false };
  context.set(visitContext, { ...visit, preferredLanguage: () => "en" });
  context.set(pageLanguageContext, { language: "en", translate: (key) => key });
  context.set(catalogueContext, {} as CatalogueForPages);
  return context;
}

function statusOf(switches: Record<string, boolean>, ownSwitch?: string): number {
  try {
    requireCatalogue(contextOf(switches), ownSwitch);
    return 200;
  } catch (thrown) {
    return (thrown as Response).status;
  }
}

test.each([
  ["without a marketplace", { marketplace: false, dealzone: true }, undefined, 404],
  ["with a marketplace", { marketplace: true, dealzone: false }, undefined, 200],
  ["without its own switch", { marketplace: true, dealzone: false }, "dealzone", 404],
  ["with its own switch alone", { marketplace: false, dealzone: true }, "dealzone", 404],
  ["with both", { marketplace: true, dealzone: true }, "dealzone", 200],
])("a catalogue page %s responds with its status", (_name, switches, ownSwitch, status) => {
  expect(statusOf(switches, ownSwitch)).toBe(status);
});
