import { DEMO_SITES } from "#database/seed/demo/sites.ts";

export type AuditedPage = { name: string; address: string };

/** Addresses that every shop of the demo has. */
const SHOP_KINDS = {
  home: "/",
  listing: "/c/footwear",
  product: "/p/finch-last-gilbert-leather-boots",
};
const READING_KINDS = { faq: "/faq", article: "/faq/air-or-sea" };
/** Two brands whose headers, fonts and listings differ most. */
const REGIONS = ["default", "lv"];

/** The pages of a shop in two themes, or every kind of page on every site. */
export function pagesToAudit(port: number, isAll: boolean): AuditedPage[] {
  const sites = DEMO_SITES.filter(({ region }) => isAll || REGIONS.includes(region));
  return sites.flatMap((site) => {
    const { home, ...shop } = SHOP_KINDS;
    const kinds = {
      home,
      ...(site.switches.marketplace ? shop : {}),
      ...(isAll ? READING_KINDS : {}),
    };
    return Object.entries(kinds).map(([kind, path]) => ({
      name: `${site.region} ${kind}`,
      address: `http://${site.hosts[0]}:${port}/${site.languages[0]?.isoCode}${path}`,
    }));
  });
}
