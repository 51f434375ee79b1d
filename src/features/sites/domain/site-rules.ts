import { isTimeZone } from "#core/dates.ts";
import { isCountry, isCurrency } from "#core/iso-codes.ts";
import type { MessageKey } from "#core/message-key.ts";

/** What staff may set for a site, as far as it can be checked without other sites; `undefined` means unchanged. */
export type SiteRuleInput = {
  hosts: readonly string[];
  theme: string;
  logo: string;
  appUrl: string;
  languages: readonly string[];
  countries: readonly string[];
  defaultCountry: string;
  currency: string;
  rate: number;
  timeZone: string;
  email: string;
};

type Known = { themes: readonly string[]; languages: readonly string[] };
type Errors = Record<string, MessageKey[]>;

const HOST =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const OWN = "https://own.invalid";
/** Units for one euro; a higher rate must be a typing error. */
const HIGHEST_RATE = 100_000;

/** Lower case, without the parts that people copy along with a host. */
export const cleanHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/?#].*$/, "");

const isPicture = (address: string) =>
  address.startsWith("https://")
    ? /^\S+$/.test(address) && URL.canParse(address)
    : /^\/\S+$/.test(address) && URL.parse(address, OWN)?.origin === OWN;

const isOrigin = (address: string) =>
  /^https?:\/\/[^\s/?#@\\]+$/.test(address) && URL.canParse(address);

const isTwice = (list: readonly string[]) => new Set(list).size < list.length;

/** Errors by form field; empty if pages can be rendered with these values. */
export function checkSite(site: SiteRuleInput, known: Known): Errors {
  const errors: Errors = {};
  const refuse = (field: string, isWrong: boolean, message: MessageKey) => {
    if (isWrong && !errors[field]) errors[field] = [message];
  };
  refuse("hosts", !site.hosts.every((host) => HOST.test(host)), "office.sites.errors.host");
  refuse("hosts", isTwice(site.hosts), "office.sites.errors.twice");
  refuse("theme", !known.themes.includes(site.theme), "validation.invalid");
  refuse("logo", site.logo !== "" && !isPicture(site.logo), "office.sites.errors.logo");
  refuse("app_url", site.appUrl !== "" && !isOrigin(site.appUrl), "office.sites.errors.app_url");
  const isSpoken = (code: string) => known.languages.includes(code);
  refuse("languages", !site.languages.every(isSpoken), "office.sites.errors.language");
  refuse("languages", isTwice(site.languages), "office.sites.errors.twice");
  refuse("countries", !site.countries.every(isCountry), "office.sites.errors.country");
  refuse("countries", isTwice(site.countries), "office.sites.errors.twice");
  const isServed = site.countries.includes(site.defaultCountry);
  refuse("default_country", !isServed, "office.sites.errors.default_country");
  refuse("currency", !isCurrency(site.currency), "office.sites.errors.currency");
  const isRate = site.rate > 0 && site.rate <= HIGHEST_RATE;
  refuse("rate", !isRate, "office.sites.errors.rate");
  refuse("rate", site.currency === "EUR" && site.rate !== 1, "office.sites.errors.rate_of_euro");
  refuse("time_zone", !isTimeZone(site.timeZone), "office.sites.errors.time_zone");
  const isEmail = site.email === "" || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(site.email);
  refuse("email", !isEmail, "validation.email");
  return errors;
}
