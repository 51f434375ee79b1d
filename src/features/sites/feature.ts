import { defineFeature } from "#platform/feature/feature.ts";
import type { Settings } from "#platform/feature/platform.ts";
import type { MessageTables } from "./server/get-messages.ts";
import { publicOrigin } from "./server/public-origin.ts";
import { createSiteRegistry } from "./server/registry/site-registry.ts";
import { sitesApi } from "./server/sites.api.ts";
import { loadSiteData, redirectNames } from "./server/sites.repository.ts";
import { sitesStaffApi } from "./server/sites.staff-api.ts";
import { type BrowserSettings, bindSites, type Sites } from "./server/sites.ts";
import { createOwnTexts, isTextsTag } from "./server/texts/own-texts.ts";
import { textsStaffApi } from "./server/texts/texts.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    sites: Sites;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    PORT: number;
    LIVE_AGENT_ACCOUNT?: string | undefined;
    MONITORING_DSN?: string | undefined;
    SHOW_TRANSLATION_KEYS: boolean;
  }
  interface Platform {
    buildId: string;
    /** All texts of pages, by language. */
    messages: MessageTables;
  }
}

export const sitesFeature = defineFeature({
  name: "sites",
  recordNames: redirectNames,
  async bind({ db, log, settings, buildId, messages }, features) {
    const registry = createSiteRegistry(await loadSiteData(db), (bad) =>
      log.error(bad, "a site's row cannot be used"),
    );
    return bindSites({
      registry,
      messages,
      ownTexts: await createOwnTexts(db),
      buildId,
      settings: browserSettings(settings),
      readSites: async () => (await loadSiteData(db)).sites,
      originOf: (site) => publicOrigin(site, settings.PORT),
      // SPEC §6: staff who edit texts, or everybody on a server where `SHOW_TRANSLATION_KEYS` is set.
      canViewTranslations: async (request) =>
        settings.SHOW_TRANSLATION_KEYS || features.account.hasRole(request, "content"),
      listBlogs: (site, language) => features.content.listBlogLinks(site, language),
    });
  },
  calls: ({ sites }) => sitesApi(sites),
  staffCalls: ({ sites, content, payments, pro }, { db, now, messages }) => [
    ...sitesStaffApi({
      db,
      now,
      originOf: sites.originOf,
      countTexts: async (site, language) => content.countOwnTexts(site, language),
      async copyParts(tx, from, to) {
        await payments.copyMethods(tx, from, to);
        await pro.copyPlans(tx, from, to);
      },
    }),
    ...textsStaffApi({ db, messages, sites }),
  ],
  async onChanges({ sites }, { tags, all }, { db }) {
    if (all || tags.includes("sites")) sites.registry.replace(await loadSiteData(db));
    if (all || tags.some(isTextsTag)) await sites.ownTexts.reload();
  },
});

function browserSettings(settings: Settings): BrowserSettings {
  const { LIVE_AGENT_ACCOUNT, MONITORING_DSN, SHOW_TRANSLATION_KEYS } = settings;
  return {
    ...(LIVE_AGENT_ACCOUNT ? { liveAgentAccount: LIVE_AGENT_ACCOUNT } : {}),
    ...(MONITORING_DSN ? { isMonitored: true } : {}),
    ...(SHOW_TRANSLATION_KEYS ? { areKeysForGuests: true } : {}),
  };
}
