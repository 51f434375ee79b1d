import type { Site } from "./site.ts";

/** A whole, small site for tests of rules; what a test is about is passed in. */
export function buildTestSite(overrides: Partial<Site> = {}): Site {
  return {
    id: 1,
    region: "lt",
    name: "Cartage",
    theme: "default",
    product: "cartage",
    hosts: ["lt.localhost"],
    isDefault: true,
    languages: [language(2, "lt", "Lietuvių"), language(1, "en", "English")],
    currencies: [
      { id: 1, isoCode: "EUR", isFiltered: true },
      { id: 2, isoCode: "USD", isFiltered: false },
    ],
    conversionCurrency: { id: 2, isoCode: "USD" },
    conversionRate: 1.1,
    countries: [{ id: 1, isoCode: "LT", title: { lt: "Lietuva", en: "Lithuania" } }],
    defaultCountryId: 1,
    categorySet: 1,
    categoryDocKey: "lt-categories",
    queryKeys: [{ countryId: 1, languageId: 2, key: "lt-lt-products" }],
    criteoKey: null,
    klaviyoKey: null,
    switches: { marketplace: true, blog: true, forwarding: true },
    company: {
      legalName: "UAB Cartage",
      code: "305000001",
      vatCode: "LT100000000001",
      address: "Ozo g. 18, Vilnius",
      city: "Vilnius",
      email: "hello@cartage.example",
      phone: "+370 5 200 4471",
      hours: "09:00–18:00",
    },
    ...overrides,
  };
}

function language(id: number, isoCode: string, localTitle: string) {
  return {
    id,
    isoCode,
    localTitle,
    gtmId: null,
    pixelId: null,
    liveAgentId: null,
    defaultSort: null,
  };
}
