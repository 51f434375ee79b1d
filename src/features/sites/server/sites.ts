import type { RequestContext } from "#platform/api/request-context.ts";
import { localisePath } from "../domain/locale-path.ts";
import type { Site } from "../domain/site.ts";
import { checkRedirect } from "./check-redirect.ts";
import { getMessages, getMessagesOfPage, type MessageTables } from "./get-messages.ts";
import { listDestinations } from "./list-destinations.ts";
import type { SiteRegistry } from "./registry/site-registry.ts";
import { type BlogLink, getStoreConfig } from "./store-config-response.ts";
import type { OwnTextsStore } from "./texts/own-texts.ts";

/** What browsers have to know of how this shop is set up. */
export type BrowserSettings = {
  liveAgentAccount?: string | undefined;
  /** Errors are collected (`MONITORING_DSN`). */
  isMonitored?: true | undefined;
};

type SitesDeps = {
  registry: SiteRegistry;
  messages: MessageTables;
  /** What staff wrote in the place of messages. */
  ownTexts: OwnTextsStore;
  buildId: string;
  /** SPEC §6: who may see keys in place of texts; the account knows who asks. */
  canViewTranslations: (request: RequestContext) => Promise<boolean>;
  listBlogs: (site: Site, language: string) => BlogLink[];
  settings: BrowserSettings;
  /** Where browsers find a site. */
  originOf: (site: Site) => string;
  /** As the database has them now, also before the change feed has told of it. */
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
    /** Rows name a site by its id; one that is gone is answered by the default. */
    findSite: (id: number): Site =>
      deps.registry.all().find((site) => site.id === id) ?? deps.registry.byHost(undefined),
    /** The full address of one of our pages, or without a language of a call. */
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
