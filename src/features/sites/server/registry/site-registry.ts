import { hostName } from "../../domain/host.ts";
import { findRedirect, normalisePath, type RedirectRule } from "../../domain/redirect-rule.ts";
import type { Site } from "../../domain/site.ts";
import { type BadSite, createSiteFilter } from "./usable-sites.ts";

export type SiteData = { sites: Site[]; redirects: RedirectRule[] };
export type SiteRegistry = ReturnType<typeof createSiteRegistry>;

/** Sites in memory, found by host on every request; `replace` takes over what changed in the database. */
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
