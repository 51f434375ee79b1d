import { LANGUAGES } from "#i18n/languages.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { themeNames } from "#themes/theme-names.ts";
import type { Site } from "../domain/site.ts";
import * as calls from "../staff-calls.ts";
import { REFERENCE_DATA } from "./seed/reference-data.ts";
import { loadSiteData } from "./sites.repository.ts";
import type { Sites } from "./sites.ts";
import { createSite } from "./staff-sites/create-site.ts";
import { createPreview, PREVIEW_PATH } from "./staff-sites/previews.ts";
import { listRedirects, removeRedirect, saveRedirect } from "./staff-sites/redirects.ts";
import { type SaveSiteDeps, saveSite } from "./staff-sites/save-site.ts";
import { siteFields } from "./staff-sites/site-record.ts";

type Deps = SaveSiteDeps &
  Parameters<typeof createSite>[0] & { now: () => Date; originOf: Sites["originOf"] };

const refuse = refuseWith();
const done = { status: true } as const;

export const sitesStaffApi = (deps: Deps): StaffRoute[] => [
  ...siteRoutes(deps),
  ...redirectRoutes(deps),
];

function siteRoutes(deps: Deps): StaffRoute[] {
  const list = (site: Site) => listedSite(site, deps.originOf(site));
  return [
    handleStaffCall(calls.listSitesCall, async () => {
      const { sites } = await loadSiteData(deps.db);
      return { ...done, sites: sites.map(list) };
    }),
    handleStaffCall(calls.showSiteCall, async ({ region }) => {
      const { sites } = await loadSiteData(deps.db);
      const site = sites.find((one) => one.region === region);
      if (!site) return failure(404, "errors.not_found");
      return {
        ...done,
        site: { ...list(site), fields: siteFields(site) },
        themes: [...themeNames],
        all_languages: LANGUAGES.map((code) => ({ code, title: languageTitle(code) })),
      };
    }),
    handleStaffCall(calls.saveSiteCall, async ({ id, seen, changes }, request) => {
      const { actor } = request;
      const saved = await saveSite(deps, { actor, id, edit: { seen, changes } });
      return saved.ok ? done : refuse(request, saved);
    }),
    handleStaffCall(calls.createSiteCall, async (input, request) => {
      const created = await createSite(deps, { actor: request.actor, ...input });
      return created.ok ? { ...done, ...created.value } : refuse(request, created);
    }),
    handleStaffCall(calls.previewSiteCall, async ({ id, path }, { actor }) => {
      const site = (await loadSiteData(deps.db)).sites.find((one) => one.id === id);
      if (!site) return failure(404, "errors.not_found");
      const token = await createPreview(deps, { actor, siteId: id });
      const query = path ? `?${new URLSearchParams({ to: path })}` : "";
      return { ...done, url: `${deps.originOf(site)}${PREVIEW_PATH}${token}${query}` };
    }),
  ];
}

const languageTitle = (code: string) =>
  REFERENCE_DATA.languages.find(({ isoCode }) => isoCode === code)?.localTitle ?? code;

const listedSite = (site: Site, url: string): calls.ListedSite => ({
  id: site.id,
  region: site.region,
  name: site.name,
  hosts: [...site.hosts],
  theme: site.theme,
  languages: site.languages.map(({ isoCode }) => isoCode),
  country: site.countries.find(({ id }) => id === site.defaultCountryId)?.isoCode ?? "",
  is_default: site.isDefault,
  opened_at: site.openedAt?.toISOString() ?? null,
  url,
});

function redirectRoutes(deps: Deps): StaffRoute[] {
  return [
    handleStaffCall(calls.listRedirectsCall, async (input) => {
      const { rows, total, next } = await listRedirects(deps, input);
      const redirects = rows.map(({ siteId, ...rule }) => ({ site_id: siteId, ...rule }));
      return { ...done, redirects, total, next };
    }),
    handleStaffCall(calls.saveRedirectCall, async ({ id, seen = {}, changes }, request) => {
      const edit = { seen, changes };
      const saved = await saveRedirect(deps, { actor: request.actor, id, edit });
      return saved.ok ? { ...done, ...saved.value } : refuse(request, saved);
    }),
    handleStaffCall(calls.removeRedirectCall, async ({ id }, request) => {
      const removed = await removeRedirect(deps, { actor: request.actor, id });
      return removed.ok ? done : refuse(request, removed);
    }),
  ];
}
