import type { Site } from "../domain/site.ts";
import { checkRedirect } from "./check-redirect.ts";
import { getMessages, type MessageTables } from "./get-messages.ts";
import { type BlogLink, getStoreConfig } from "./get-store-config.ts";
import type { SiteRegistry } from "./site-registry.ts";

export type SitesDeps = {
  registry: SiteRegistry;
  messages: MessageTables;
  buildId: string;
  /** A setting of the installation. */
  showTranslationKeys: boolean;
  listBlogs: (site: Site, language: string) => BlogLink[];
};

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindSites(deps: SitesDeps) {
  return {
    buildId: deps.buildId,
    showTranslationKeys: deps.showTranslationKeys,
    registry: deps.registry,
    getStoreConfig: (input: Parameters<typeof getStoreConfig>[1]) => getStoreConfig(deps, input),
    getMessages: (input: Parameters<typeof getMessages>[1]) => getMessages(deps, input),
    checkRedirect: (input: Parameters<typeof checkRedirect>[1]) => checkRedirect(deps, input),
  };
}
export type Sites = ReturnType<typeof bindSites>;
