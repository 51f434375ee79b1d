import type { RequestContext } from "#platform/api/request-context.ts";
import { localisePath } from "../domain/locale-path.ts";
import type { Site } from "../domain/site.ts";
import { checkRedirect } from "./check-redirect.ts";
import { getMessages, getMessagesOfPage, type MessageTables } from "./get-messages.ts";
import { listDestinations } from "./list-destinations.ts";
import type { SiteRegistry } from "./registry/site-registry.ts";
import { type BlogLink, getStoreConfig } from "./store-config-response.ts";
import type { OwnTextsStore } from "./texts/own-texts.ts";

/** Settings of this installation that browsers need. */
export type BrowserSettings = {
  liveAgentAccount?: string | undefined;
  /** True if errors are collected (`MONITORING_DSN`). */
  isMonitored?: true | undefined;
  /** True if guests too may see keys instead of texts (`SHOW_TRANSLATION_KEYS`). */
  areKeysForGuests?: true | undefined;
};

type SitesDeps = {
  registry: SiteRegistry;
  messages: MessageTables;
  /** Staff's replacements for the shop's texts. */
  ownTexts: OwnTextsStore;
  buildId: string;
  /** SPEC §6: who may see keys instead of texts; the account feature checks the user. */
  canViewTranslations: (request: RequestContext) => Promise<boolean>;
  listBlogs: (site: Site, language: string) => BlogLink[];
  settings: BrowserSettings;
  /** The origin of a site's URLs. */
  originOf: (site: Site) => string;
  /** Reads the database, so it may be newer than the registry, which waits for the change feed. */
  readSites: () => Promise<Site[]>;
};

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindSites(deps: SitesDeps) {
  return {
    buildId: deps.buildId,
    settings: deps.settings,
    canViewTranslations: deps.canViewTranslations,
    registry: deps.registry,
    ownTexts: deps.ownTexts,
    originOf: deps.originOf,
    readSites: deps.readSites,
    /** Finds a row's site by id; if the site was removed, returns the default site. */
    findSite: (id: number): Site =>
      deps.registry.all().find((site) => site.id === id) ?? deps.registry.byHost(undefined),
    /** The full URL of a page, or of an API call if no language is given. */
    linkTo: (site: Site, language: string | undefined, path: string): string =>
      deps.originOf(site) + (language ? localisePath(path, language) : path),
    getStoreConfig: (input: Parameters<typeof getStoreConfig>[1]) => getStoreConfig(deps, input),
    getMessages: (input: Parameters<typeof getMessages>[1]) => getMessages(deps, input),
    getMessagesOfPage: (input: Parameters<typeof getMessages>[1]) => getMessagesOfPage(deps, input),
    listDestinations: (input: Parameters<typeof listDestinations>[1]) =>
      listDestinations(deps, input),
    checkRedirect: (input: Parameters<typeof checkRedirect>[1]) => checkRedirect(deps, input),
  };
}
export type Sites = ReturnType<typeof bindSites>;
