/** Product notes §4: limits for what guests' carts may hold on a site. Customers are not limited. */
export type GuestHolds = {
  /** Per cart. */
  pieces: number;
  valueCents: number;
  /** Counted from a cart's first hold, however often it is renewed; then a pause of the same length. */
  minutes: number;
  /** The share of a stock that all guests together may hold; at least one piece. */
  stockPercent: number;
};

export const GUEST_HOLDS: GuestHolds = {
  pieces: 30,
  valueCents: 500_000,
  minutes: 60,
  stockPercent: 80,
};

/** A storefront as data (product notes §2): differences between shops belong here, never in code. */
export type Site = {
  id: number;
  region: string;
  name: string;
  theme: string;
  /** `{product}` in the routes of SPEC §2, e.g. /cartage-pro. */
  product: string;
  hosts: string[];
  /** SPEC §3, app url: the origin for links, if it is not https and the first host. */
  appUrl?: string | null;
  isDefault: boolean;
  languages: SiteLanguage[];
  currencies: SiteCurrency[];
  conversionCurrency: Currency;
  /** Units of the conversion currency for one euro. */
  conversionRate: number;
  countries: Country[];
  defaultCountryId: number;
  categorySet: number | null;
  categoryDocKey: string | null;
  queryKeys: QueryKey[];
  /** URL of the site's own logo; if null, the theme's logo is shown. */
  cdnLogo: string | null;
  criteoKey: string | null;
  klaviyoKey: string | null;
  /** What the site offers (`siteOffers`): pages, menus and texts check it here. */
  switches: Record<string, boolean>;
  /** The switches as staff set them. */
  ownSwitches: Record<string, boolean>;
  /** Product notes §4: how long goods in a cart are held. */
  holdMinutes: number;
  /** Product notes §4: the most that guests' carts may hold. */
  guestHolds: GuestHolds;
  /** An IANA time zone name, for shown times and for dates on documents. */
  timeZone: string;
  company: Company;
  /** Null while the site is not open yet. */
  openedAt?: Date | null;
};

/** Parts of a site that staff can switch off. */
export const SITE_SWITCHES = [
  "marketplace",
  "create_order",
  "forwarding",
  "tracking",
  "dealzone",
  "blog",
  "about_us",
] as const;

/** Until staff open the site, visitors see a page saying that it is being prepared. */
export const isSiteOpen = ({ openedAt }: Pick<Site, "openedAt">): boolean => openedAt !== null;

export type SiteLanguage = {
  id: number;
  isoCode: string;
  localTitle: string;
  gtmId: string | null;
  pixelId: string | null;
  liveAgentId: string | null;
  defaultSort: number | null;
};

export type Currency = { id: number; isoCode: string };
export type SiteCurrency = Currency & { isFiltered: boolean };
export type Country = { id: number; isoCode: string; title: Record<string, string> };
type QueryKey = { countryId: number; languageId: number; key: string };

export type Company = {
  legalName: string;
  code: string;
  vatCode: string;
  address: string;
  city: string;
  email: string;
  phone: string;
  hours: string;
  /** ISO code of the country whose law applies to documents; if missing, an EU country is assumed. */
  country?: string | undefined;
  /** The account for bank transfers; if missing, invoices do not ask for a transfer. */
  bank?: { name: string; iban: string; bic: string } | undefined;
};

export function findLanguage(site: Site, isoCode: string): SiteLanguage | undefined {
  return site.languages.find((language) => language.isoCode === isoCode);
}

/** Finds a country of the site by id, both in database rows and in API responses. */
export function findCountry<Row extends { id: number }>(
  countries: readonly Row[],
  countryId: number,
): Row | undefined {
  return countries.find(({ id }) => id === countryId);
}

/** The two-letter code, or an empty string for a country to which the site does not send. */
export const countryCode = ({ countries }: Pick<Site, "countries">, id: number): string =>
  findCountry(countries, id)?.isoCode ?? "";

export function countryTitle(
  { countries }: Pick<Site, "countries">,
  id: number,
  language: string,
): string {
  const country = findCountry(countries, id);
  return country?.title[language] ?? country?.isoCode ?? "";
}

export function isOn(site: Pick<Site, "switches">, name: string): boolean {
  return site.switches[name] === true;
}

/** SPEC §1: a country and language pair picks a search query key; the language alone is the fallback. */
export function pickQueryKey(
  keys: readonly QueryKey[],
  countryId: number,
  languageId: number,
): string | undefined {
  const ofLanguage = keys.filter((entry) => entry.languageId === languageId);
  return (ofLanguage.find((entry) => entry.countryId === countryId) ?? ofLanguage[0])?.key;
}

/** The site and the language for which something is shown. */
export type SiteContext = { site: Site; language: string };
