/** Product notes §4: what carts of guests may hold on a site. Customers are known, and are not limited. */
export type GuestHolds = {
  /** In one cart. */
  pieces: number;
  valueCents: number;
  /** From the first hold of a cart on, however often it is renewed; then as long a pause. */
  minutes: number;
  /** Of a stock, by all guests together; one piece at least. */
  stockPercent: number;
};

export const GUEST_HOLDS: GuestHolds = {
  pieces: 30,
  valueCents: 500_000,
  minutes: 60,
  stockPercent: 80,
};

/** A storefront as data (product notes §2): what differs between two shops is here, never in code. */
export type Site = {
  id: number;
  region: string;
  name: string;
  theme: string;
  /** `{product}` in the routes of SPEC §2, e.g. /cartage-pro. */
  product: string;
  hosts: string[];
  /** SPEC §3, app url: the origin of its links, where that is not https and the first host. */
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
  /** An address of its own logo; without one its theme's is drawn. */
  cdnLogo: string | null;
  criteoKey: string | null;
  klaviyoKey: string | null;
  /** What it offers (`siteOffers`): every page, menu and text asks here. */
  switches: Record<string, boolean>;
  /** As staff set them. */
  ownSwitches: Record<string, boolean>;
  /** Product notes §4: how long goods in a cart are held. */
  holdMinutes: number;
  /** Product notes §4: what carts of guests may hold at most. */
  guestHolds: GuestHolds;
  /** An IANA name: times are shown and papers are dated by its clock. */
  timeZone: string;
  company: Company;
  /** Null: not open yet. */
  openedAt?: Date | null;
};

/** What a site can be without. */
export const SITE_SWITCHES = [
  "marketplace",
  "create_order",
  "forwarding",
  "tracking",
  "dealzone",
  "blog",
  "about_us",
] as const;

/** Until staff have opened it, visitors see that it is being prepared. */
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
  /** ISO code of whose law its papers follow; without it, a country of the EU. */
  country?: string | undefined;
  /** Where transfers go to; without it no invoice asks for one. */
  bank?: { name: string; iban: string; bic: string } | undefined;
};

export function findLanguage(site: Site, isoCode: string): SiteLanguage | undefined {
  return site.languages.find((language) => language.isoCode === isoCode);
}

/** A country that a site sends to, whether its countries are rows or on the wire. */
export function findCountry<Row extends { id: number }>(
  countries: readonly Row[],
  countryId: number,
): Row | undefined {
  return countries.find(({ id }) => id === countryId);
}

/** Two letters; nothing for a country that the site does not send to. */
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

/** Where and in which language something is shown. */
export type SiteContext = { site: Site; language: string };
