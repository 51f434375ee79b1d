import { createMemo } from "#core/cache.ts";
import type { StoreConfig } from "../contract.ts";
import { offeredCurrencies, visitorCurrency } from "../domain/currency-choice.ts";
import {
  type Currency,
  findLanguage,
  isOn,
  pickQueryKey,
  type Site,
  type SiteLanguage,
} from "../domain/site.ts";

export type BlogLink = { slug: string; title: string };
type StoreConfigDeps = { listBlogs: (site: Site, language: string) => BlogLink[] };

const configs = createMemo<string, StoreConfig>();

/** Every page contains the config, so it is cached until the site changes, which creates a new site object. */
export function getStoreConfig(
  deps: StoreConfigDeps,
  input: { site: Site; langIso?: string | undefined },
): StoreConfig {
  const { site } = input;
  const language = findLanguage(site, input.langIso ?? "") ?? site.languages[0];
  if (!language) throw new Error(`Site ${site.region} has no language`);
  return configs(site, language.isoCode, () => makeStoreConfig(deps, site, language));
}

/** SPEC §3 "Store config", with the additions of product notes §7. Contains nothing about the visitor. */
function makeStoreConfig(deps: StoreConfigDeps, site: Site, language: SiteLanguage): StoreConfig {
  const keys = queryKeys(site);
  return {
    blogs: deps.listBlogs(site, language.isoCode),
    conversionCurrency: { ...toCurrency(site.conversionCurrency), rate: site.conversionRate },
    currencies: site.currencies.map(toCurrency),
    filteredCurrencies: offeredCurrencies(site).map(toCurrency),
    lupaKeys: {
      categoryDocKey: site.categoryDocKey,
      queryKey: pickQueryKey(site.queryKeys, site.defaultCountryId, language.id) ?? null,
      keys,
    },
    marketplace: marketplaceOf(site, language),
    site: toSite(site, language.isoCode, keys),
  };
}

function marketplaceOf(site: Site, language: SiteLanguage): StoreConfig["marketplace"] {
  const enabled = isOn(site, "marketplace");
  return {
    enabled,
    product_kinds: enabled ? ["p", "o"] : [],
    default_sort: language.defaultSort,
  };
}

function toSite(site: Site, language: string, keys: Record<string, string>): StoreConfig["site"] {
  return {
    name: site.name,
    cdn_logo: site.cdnLogo,
    criteo_key: site.criteoKey,
    klaviyo_key: site.klaviyoKey,
    languages: site.languages.map(toLanguage),
    category_doc_key: site.categoryDocKey,
    query_keys: keys,
    available_locales: site.languages.map((one) => one.isoCode),
    currency: toCurrency(visitorCurrency(site) ?? site.conversionCurrency),
    region: site.region,
    theme: site.theme,
    product: site.product,
    countries: site.countries.map((country) => ({
      id: country.id,
      iso_code: country.isoCode,
      title: country.title[language] ?? country.isoCode,
    })),
    default_country_id: site.defaultCountryId,
    switches: site.switches,
  };
}

/** `LT-en` → key, for every pair of country and language of the site. */
function queryKeys(site: Site): Record<string, string> {
  const country = new Map(site.countries.map((one) => [one.id, one.isoCode]));
  const language = new Map(site.languages.map((one) => [one.id, one.isoCode]));
  return Object.fromEntries(
    site.queryKeys.map((entry) => [
      `${country.get(entry.countryId)}-${language.get(entry.languageId)}`,
      entry.key,
    ]),
  );
}

const toCurrency = (currency: Currency) => ({
  id: currency.id,
  iso_code: currency.isoCode,
});

const toLanguage = (language: SiteLanguage) => ({
  id: language.id,
  iso_code: language.isoCode,
  local_title: language.localTitle,
  pivot: {
    gtm_id: language.gtmId,
    pixel_id: language.pixelId,
    live_agent_id: language.liveAgentId,
    mp_default_sort: language.defaultSort,
  },
});
