import { DEMO_SITES } from "#database/seed/demo/sites.ts";

export type AuditedPage = { name: string; address: string };

const KINDS = { home: "/", faq: "/faq", article: "/faq/air-or-sea" };

/** Home of the default theme, or every kind of page on every site. */
export function pagesToAudit(port: number, isAll: boolean): AuditedPage[] {
  const sites = isAll ? DEMO_SITES : DEMO_SITES.slice(0, 1);
  const kinds = isAll ? Object.entries(KINDS) : [["home", KINDS.home] as const];
  return sites.flatMap((site) =>
    kinds.map(([kind, path]) => ({
      name: `${site.region} ${kind}`,
      address: `http://${site.hosts[0]}:${port}/${site.languages[0]?.isoCode}${path}`,
    })),
  );
}
