import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";

const language = z.object({ id: z.int(), iso_code: z.string(), local_title: z.string() });
const currency = z.object({ id: z.int(), iso_code: z.string() });
const nullableText = z.nullable(z.string());

/** Names a country by id or code. If both are missing, it is the country to which the site sends. */
export const requestedCountryFields = {
  country_id: z.optional(z.int()),
  country_iso: z.optional(z.string().check(z.regex(/^[a-z]{2}$/i))),
};

const siteLanguage = z.extend(language, {
  pivot: z.object({
    gtm_id: nullableText,
    pixel_id: nullableText,
    live_agent_id: nullableText,
    mp_default_sort: z.nullable(z.int()),
  }),
});

const site = z.object({
  name: z.string(),
  cdn_logo: nullableText,
  criteo_key: nullableText,
  klaviyo_key: nullableText,
  languages: z.array(siteLanguage),
  category_doc_key: nullableText,
  query_keys: z.record(z.string(), z.string()),
  available_locales: z.array(z.string()),
  currency,
  region: z.string(),
  theme: z.string(),
  product: z.string(),
  countries: z.array(z.object({ id: z.int(), iso_code: z.string(), title: z.string() })),
  default_country_id: z.int(),
  switches: z.record(z.string(), z.boolean()),
});

const marketplace = z.object({
  enabled: z.boolean(),
  /** SPEC §3: products and offers. */
  product_kinds: z.array(z.enum(["p", "o"])),
  /** A sort type of SPEC §4; null means the listing's default. */
  default_sort: z.nullable(z.int()),
});

const storeConfig = z.object({
  blogs: z.array(z.object({ slug: z.string(), title: z.string() })),
  conversionCurrency: z.extend(currency, { rate: z.number() }),
  currencies: z.array(currency),
  filteredCurrencies: z.array(currency),
  lupaKeys: z.object({
    categoryDocKey: nullableText,
    queryKey: nullableText,
    keys: z.record(z.string(), z.string()),
  }),
  marketplace,
  site,
});
export type StoreConfig = z.infer<typeof storeConfig>;

export const storeConfigCall = defineCall({
  path: "/api/store-config",
  tag: "sites",
  summary: "Everything a storefront needs to know about itself",
  input: z.object({ langIso: z.optional(z.string().check(z.maxLength(10))) }),
  output: storeConfig,
});

export const languagesCall = defineCall({
  method: "GET",
  path: "/api/config/languages",
  tag: "sites",
  summary: "Languages of the site, the default first",
  input: z.object({}),
  output: z.array(language),
});

const destination = z.object({
  country: z.object({ id: z.int(), iso_code: z.string(), title: z.string() }),
  is_here: z.boolean(),
  /** Our shop for that country; null if this site sends there itself. */
  site: z.nullable(
    z.object({
      name: z.string(),
      languages: z.array(z.string()),
      url: z.string(),
      cart_url: nullableText,
    }),
  ),
});
export type DestinationResponse = z.infer<typeof destination>;

export const destinationsCall = defineCall({
  method: "GET",
  path: "/api/config/destinations",
  tag: "sites",
  summary: "Countries that goods are sent to, and the shop of each, the site's own first",
  input: z.object({ lang: z.optional(z.string().check(z.maxLength(10))) }),
  output: z.object({ status: z.literal(true), destinations: z.array(destination) }),
});

export const changeLocaleCall = defineCall({
  path: "/api/locale/change",
  timeoutMs: 1000,
  retries: 2,
  tag: "sites",
  summary: "Tells the server which language the visitor chose",
  input: z.object({ newLocale: z.string().check(z.regex(/^[a-z]{2}$/, "validation.invalid")) }),
  output: z.object({ status: z.literal(true) }),
});

export const translationMessagesCall = defineCall({
  method: "GET",
  path: "/api/translations/translationMessages",
  tag: "sites",
  summary: "Texts of the site's languages, or of one of them",
  input: z.object({
    lang: z.optional(z.string().check(z.maxLength(10))),
    v: z.optional(z.string()),
  }),
  output: z.object({ resources: z.record(z.string(), z.record(z.string(), z.string())) }),
  timeoutMs: 60_000,
});

export const checkRedirectCall = defineCall({
  path: "/api/redirects/check",
  tag: "sites",
  summary: "Where a path has moved to, or null",
  input: z.object({ path: z.string().check(z.maxLength(2048)) }),
  output: z.object({ status: z.literal(true), target: z.nullable(z.string()) }),
});

export const latestBuildCall = defineCall({
  method: "GET",
  path: "/builds/latest.json",
  tag: "sites",
  summary: "The build that is being served; asked every hour",
  input: z.object({ timestamp: z.optional(z.string()) }),
  output: z.object({ id: z.string() }),
});

export const canViewTranslationsCall = defineCall({
  method: "GET",
  path: "/api/auth/permissions/can-view-translations",
  tag: "auth",
  summary: "Whether the visitor may see translation keys in place of texts",
  input: z.object({}),
  output: z.boolean(),
});

const reportId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const words = (limit: number) => z.string().check(z.maxLength(limit));
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** Browsers send it without waiting for the answer. */
export const reportCall = defineCall({
  path: "/api/monitoring/report",
  timeoutMs: 2000,
  tag: "monitoring",
  summary: "What went wrong in a browser, how long a page took, or what was on the screen",
  input: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("error"),
      id: reportId,
      type: words(100),
      message: words(1000),
      stack: words(10_000),
      path: words(500),
      replay_id: z.optional(reportId),
    }),
    z.object({
      kind: z.literal("trace"),
      id: reportId,
      path: words(500),
      duration_ms: milliseconds,
      timings: z.record(words(20), milliseconds),
    }),
    z.object({
      kind: z.literal("replay"),
      replay_id: reportId,
      segment: z.int().check(z.minimum(0), z.maximum(1000)),
      started_at: z.number(),
      path: words(500),
      error_ids: z.array(reportId).check(z.maxLength(20)),
      events: z.array(z.unknown()).check(z.maxLength(500)),
    }),
  ]),
  output: z.object({ status: z.literal(true) }),
});
