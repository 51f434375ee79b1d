import { buildQueryKeys } from "../../domain/query-keys.ts";
import { type Company, GUEST_HOLDS, type Site } from "../../domain/site.ts";

/** Fields of a site that reference no other table. */
type PlainFields = Pick<
  Site,
  | ("id" | "region" | "name" | "theme" | "product" | "isDefault" | "hosts" | "conversionRate")
  | ("categoryDocKey" | "cdnLogo" | "criteoKey" | "klaviyoKey" | "switches" | "holdMinutes")
  | ("guestHolds" | "timeZone" | "company" | "openedAt")
>;

/** A whole storefront as one plain object: the demo, tests and browser tests create sites from it. */
export type SiteDefinition = PlainFields & {
  /** In display order; the first is the default. */
  languages: SiteLanguageDefinition[];
  currencies: { isoCode: string; isFiltered: boolean }[];
  conversionCurrency: string;
  countries: string[];
  defaultCountry: string;
  categorySet: 1 | 2 | null;
  queryKeys: { country: string; language: string; key: string }[];
};

type SiteLanguageDefinition = {
  isoCode: string;
  gtmId?: string;
  pixelId?: string;
  liveAgentId?: string;
  mpDefaultSort?: number;
};

/** Demo sites have lower ids, so a test can add its own sites. */
let nextId = 1000;

const COMPANY: Company = {
  legalName: "UAB Bandymas",
  code: "300000000",
  vatCode: "LT100000000000",
  address: "Bandymų g. 1",
  city: "Vilnius",
  email: "info@bandymas.example",
  phone: "+370 600 00000",
  hours: "Mo-Fr 09:00-18:00",
};

/** A valid site with everything switched on; a test overrides only what it is about. */
export function buildSite(overrides: Partial<SiteDefinition> = {}): SiteDefinition {
  const id = overrides.id ?? nextId++;
  const region = overrides.region ?? `site-${id}`;
  const languages = overrides.languages ?? [{ isoCode: "lt" }, { isoCode: "en" }];
  const defaultCountry = overrides.defaultCountry ?? "LT";
  const countries = overrides.countries ?? [defaultCountry];
  return {
    id,
    region,
    name: `Site ${id}`,
    theme: "default",
    product: "cartage",
    isDefault: false,
    hosts: [`${region}.localhost`],
    languages,
    currencies: [
      { isoCode: "EUR", isFiltered: true },
      { isoCode: "USD", isFiltered: true },
    ],
    conversionCurrency: "USD",
    conversionRate: 1.085,
    countries,
    defaultCountry,
    categorySet: 1,
    categoryDocKey: `${region}-categories`,
    queryKeys: buildQueryKeys(
      region,
      countries,
      languages.map(({ isoCode }) => isoCode),
    ),
    cdnLogo: null,
    criteoKey: null,
    klaviyoKey: null,
    switches: {
      marketplace: true,
      blog: true,
      forwarding: true,
      about_us: true,
      dealzone: true,
      tracking: true,
      create_order: true,
    },
    holdMinutes: 20,
    guestHolds: GUEST_HOLDS,
    timeZone: "Europe/Vilnius",
    company: COMPANY,
    ...overrides,
  };
}
