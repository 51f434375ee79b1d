import { buildSite, type SiteDefinition } from "#features/sites/server/seed/site-builder.ts";
import { SORT } from "#ports/sort-type.ts";
import { DEMO_COMPANIES } from "./companies.ts";

const WITHOUT_BLOG = {
  marketplace: true,
  blog: false,
  forwarding: true,
  about_us: true,
  dealzone: true,
  tracking: true,
  create_order: true,
};

const WITH_BLOG = { ...WITHOUT_BLOG, blog: true };

/** Buying for the customer and forwarding only: no shop of its own. */
const WITHOUT_SHOP = { ...WITHOUT_BLOG, marketplace: false, dealzone: false };

/** Product notes §2, row by row. */
export const DEMO_SITES: SiteDefinition[] = [
  buildSite({
    id: 1,
    region: "default",
    name: "Cartage",
    theme: "default",
    isDefault: true,
    hosts: ["localhost"],
    languages: languages("en", "lt", "lv", "et", "ru"),
    switches: WITH_BLOG,
    company: DEMO_COMPANIES.cartage,
  }),
  buildSite({
    id: 2,
    region: "lt",
    name: "Cartage",
    theme: "default",
    languages: languages("lt", "en", "ru"),
    switches: WITH_BLOG,
    company: DEMO_COMPANIES.cartage,
  }),
  buildSite({
    id: 3,
    region: "lv",
    name: "Cartage Baltics",
    theme: "alt",
    languages: languages("lv", "en", "ru"),
    defaultCountry: "LV",
    timeZone: "Europe/Riga",
    switches: WITH_BLOG,
    company: DEMO_COMPANIES.cartageLatvia,
  }),
  buildSite({
    id: 4,
    region: "ee",
    name: "Cartage Baltics",
    theme: "alt",
    // Of the two sites with this theme, this one has its own logo.
    cdnLogo: "/pictures/logos/cartage-eesti.svg",
    languages: languages("et", "en", "ru"),
    defaultCountry: "EE",
    timeZone: "Europe/Tallinn",
    switches: WITHOUT_BLOG,
    company: DEMO_COMPANIES.cartageEstonia,
  }),
  buildSite({
    id: 5,
    region: "pj",
    name: "Perku JAV",
    theme: "pj",
    languages: languages("lt", "en"),
    categorySet: 2,
    switches: WITHOUT_BLOG,
    company: DEMO_COMPANIES.perkuJav,
  }),
  buildSite({
    id: 6,
    region: "tp",
    name: "Tarpininkė",
    theme: "tp",
    product: "tarpininke",
    languages: languages("lt", "en"),
    categorySet: null,
    categoryDocKey: null,
    queryKeys: [],
    switches: WITHOUT_SHOP,
    company: DEMO_COMPANIES.tarpininke,
  }),
  buildSite({
    id: 7,
    region: "wl",
    name: "Atelier",
    theme: "wl",
    product: "atelier",
    languages: languages("en", "lt", "lv", "et"),
    categorySet: 2,
    switches: WITHOUT_BLOG,
    company: DEMO_COMPANIES.atelier,
  }),
  buildSite({
    id: 8,
    region: "nl",
    name: "Pakketboot",
    theme: "nl",
    // New arrivals first, as a seasonal shop wants (SPEC §3, mp_default_sort).
    languages: [{ isoCode: "en", mpDefaultSort: SORT.newArrivals }],
    defaultCountry: "NL",
    timeZone: "Europe/Amsterdam",
    categorySet: 2,
    switches: WITHOUT_BLOG,
    company: DEMO_COMPANIES.pakketboot,
  }),
  buildSite({
    id: 9,
    region: "ae",
    name: "Qafila",
    theme: "ae",
    languages: languages("en"),
    currencies: [
      { isoCode: "EUR", isFiltered: true },
      { isoCode: "AED", isFiltered: true },
    ],
    conversionCurrency: "AED",
    // The dirham is pegged to the dollar, 3.6725 for one.
    conversionRate: 3.985,
    defaultCountry: "AE",
    timeZone: "Asia/Dubai",
    categorySet: 2,
    switches: WITHOUT_BLOG,
    company: DEMO_COMPANIES.qafila,
  }),
];

function languages(...isoCodes: string[]): SiteDefinition["languages"] {
  return isoCodes.map((isoCode) => ({ isoCode }));
}
