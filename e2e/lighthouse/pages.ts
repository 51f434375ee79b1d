import { DEMO_SITES } from "#demo/sites/sites.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";

export type AuditedPage = { name: string; address: string };

/** Paths that every shop of the demo has. */
const SHOP_KINDS = {
  listing: "/c/footwear",
  search: "/search?q=boots",
  product: "/p/finch-last-gilbert-leather-boots",
  cart: "/cart",
};
/** Paths that every site has. */
const KINDS = { home: "/", information: "/faq/air-or-sea" };
/** The two brands whose headers, fonts and listings differ most. */
const THEMES = ["default", "alt"];

/** Each theme is audited on its first site. */
const isFirstOfTheme = (site: SiteDefinition, index: number, all: readonly SiteDefinition[]) =>
  all.findIndex(({ theme }) => theme === site.theme) === index;

/** Every kind of page in two themes, or in all themes. */
export function pagesToAudit(port: number, isAll: boolean): AuditedPage[] {
  const sites = DEMO_SITES.filter(isFirstOfTheme);
  return sites
    .filter(({ theme }) => isAll || THEMES.includes(theme))
    .flatMap((site) => {
      const kinds = { ...KINDS, ...(site.switches.marketplace ? SHOP_KINDS : {}) };
      return Object.entries(kinds).map(([kind, path]) => ({
        name: `${site.theme} ${kind}`,
        address: `http://${site.hosts[0]}:${port}/${site.languages[0]?.isoCode}${path}`,
      }));
    });
}
