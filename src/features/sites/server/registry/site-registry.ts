import * as z from "zod/mini";
import { isTimeZone } from "#core/dates.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { themeNames } from "#themes/theme-names.ts";
import { findRedirect, normalisePath, type RedirectRule } from "../../domain/redirect-rule.ts";
import type { Site } from "../../domain/site.ts";
import { hostName } from "../public-origin.ts";

const text = z.string();
const name = z.string().check(z.minLength(1));
const titles = z.record(z.string(), z.string());

const OWN = "https://own.invalid";
/** A browser reads `/\other.example` as another host. */
const isPicture = (address: string): boolean => {
  if (address.startsWith("https://")) return /^\S+$/.test(address) && URL.canParse(address);
  return /^\/\S+$/.test(address) && URL.parse(address, OWN)?.origin === OWN;
};
/** No path, user name or query, because URLs are built by appending to it. */
const isOrigin = (address: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+$/.test(address) && URL.canParse(address);

/** What pages rely on. Columns already guarantee types; this checks JSON, lists and names that code must know. */
const usableSite = z.object({
  name,
  region: name,
  theme: z.enum(themeNames),
  cdnLogo: z.nullable(text.check(z.refine(isPicture))),
  appUrl: z.optional(z.nullable(text.check(z.refine(isOrigin)))),
  conversionRate: z.number().check(z.positive()),
  hosts: z.array(name).check(z.minLength(1)),
  languages: z.array(z.object({ isoCode: z.enum(LANGUAGES) })).check(z.minLength(1)),
  currencies: z.array(z.object({ isoCode: name })).check(z.minLength(1)),
  countries: z.array(z.object({ isoCode: name, title: titles })),
  switches: z.record(z.string(), z.boolean()),
  timeZone: text.check(z.refine(isTimeZone)),
  company: z.object({
    legalName: text,
    code: text,
    vatCode: text,
    address: text,
    city: text,
    email: text,
    phone: text,
    hours: text,
    country: z.optional(text),
    bank: z.optional(z.object({ name: text, iban: text, bic: text })),
  }),
});

/** The first field of the row that prevents pages from being rendered, e.g. `company.legalName`. */
export function siteProblem(site: unknown): { field: string; reason: string } | undefined {
  const issue = z.safeParse(usableSite, site).error?.issues[0];
  return issue && { field: issue.path.join("."), reason: issue.message };
}

export type SiteData = { sites: Site[]; redirects: RedirectRule[] };
export type SiteRegistry = ReturnType<typeof createSiteRegistry>;

/** Sites in memory, found by host on every request; `replace` applies changes from the database. */
export function createSiteRegistry(
  initial: SiteData,
  onBadSite: (bad: BadSite) => void = () => {},
) {
  const usable = createSiteFilter(onBadSite);
  let current = indexSites({ ...initial, sites: usable(initial.sites) });
  return {
    replace(data: SiteData) {
      current = indexSites({ ...data, sites: usable(data.sites) });
    },
    all: () => current.sites,
    /** Product notes §2: an unknown host gets the default region. */
    byHost: (hostHeader: string | undefined): Site =>
      current.byHost.get(hostName(hostHeader)) ?? current.fallback,
    redirectFor: (site: Site, path: string): RedirectRule | undefined =>
      findRedirect(current.redirects, site.id, path),
  };
}

function indexSites({ sites, redirects }: SiteData) {
  const fallback = sites.find((site) => site.isDefault) ?? sites[0];
  if (!fallback) {
    throw new Error("The database has no usable site. Start with SEED=demo, or add one first.");
  }
  return {
    sites,
    fallback,
    byHost: new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const))),
    redirects: Map.groupBy(redirects, (rule) => normalisePath(rule.path)),
  };
}

type BadSite = {
  region: string;
  field: string;
  reason: string;
  /** Whether the site's last valid version is still used. */
  isLastGoodInUse: boolean;
};

/**
 * Rows may be edited by hand. An invalid site keeps its last valid version, or is left out;
 * other sites are not affected. Each problem is reported once, not on every reload.
 */
function createSiteFilter(onBadSite: (bad: BadSite) => void) {
  let lastGood = new Map<number, Site>();
  let told = new Set<string>();

  return function usable(sites: readonly Site[]): Site[] {
    const problems = new Set<string>();
    const good = sites.flatMap((site) => {
      const problem = siteProblem(site);
      if (!problem) return [site];
      const former = lastGood.get(site.id);
      const key = `${site.id} ${problem.field}`;
      problems.add(key);
      const hasFormer = former !== undefined;
      if (!told.has(key))
        onBadSite({ region: site.region, ...problem, isLastGoodInUse: hasFormer });
      return former ? [former] : [];
    });
    told = problems;
    lastGood = new Map(good.map((site) => [site.id, site]));
    return good;
  };
}
