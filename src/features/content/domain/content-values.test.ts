import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { contentValues } from "./content-values.ts";

const COMPANY = {
  legalName: "Cartage UAB",
  code: "300000001",
  vatCode: "LT100000000001",
  address: "Gatvės g. 1",
  city: "Vilnius",
  email: "help@cartage.example",
  phone: "+370 600 00000",
  hours: "Mo-Fr 08:00-19:00",
};
const site = buildTestSite({
  name: "Cartage",
  countries: ["LT", "LV"],
  defaultCountry: "LT",
  company: COMPANY,
});

test("content values have the site's name, company and country in the language", () => {
  expect(contentValues(site, "en")).toEqual({
    "site.name": "Cartage",
    "company.legal_name": "Cartage UAB",
    "company.code": "300000001",
    "company.vat_code": "LT100000000001",
    "company.address": "Gatvės g. 1, Vilnius",
    "company.email": "help@cartage.example",
    "company.phone": "+370 600 00000",
    "company.hours": "Mon–Fri 08:00–19:00",
    country: "Lithuania",
  });
  expect(contentValues(site, "lt")).toMatchObject({
    "company.hours": "I–V 08:00–19:00",
    country: "Lietuva",
  });
});

test("a company without a legal name has the site's name", () => {
  const unnamed = { ...site, company: { ...COMPANY, legalName: "" } };
  expect(contentValues(unnamed, "en")["company.legal_name"]).toBe("Cartage");
});

test("an unknown country or language gives an empty country name", () => {
  expect(contentValues({ ...site, defaultCountryId: -1 }, "en").country).toBe("");
  expect(contentValues(site, "xx").country).toBe("");
});
