import type { StoreConfig } from "#features/sites/contract.ts";

/** `label` is a message key; `to` is a path without language. */
export type ShellLink = { label: string; to: string };

/** Ways into the goods, where there are any. */
export function shopLinks(config: { site: Pick<StoreConfig["site"], "switches"> }): ShellLink[] {
  const { marketplace, dealzone } = config.site.switches;
  if (!marketplace) return [];
  return [
    { label: "catalogue.market.title", to: "/marketplace" },
    ...(dealzone ? [{ label: "catalogue.deals.title", to: "/dealzone" }] : []),
    { label: "catalogue.brands.title", to: "/all-brands" },
  ];
}

type LinksConfig = Pick<StoreConfig, "blogs"> & { site: Pick<StoreConfig["site"], "switches"> };

/** What can be done here. */
export function mainLinks(config: LinksConfig): ShellLink[] {
  const { marketplace, tracking } = config.site.switches;
  return [
    { label: "shell.nav.paste", to: "/order-form" },
    { label: "shell.nav.calculator", to: "/calculate" },
    // Where there is a shop, the header has no room for it: the account and the footer have it.
    ...(tracking && !marketplace ? [{ label: "tracking.title", to: "/tracking" }] : []),
    { label: "shell.nav.faq", to: "/faq" },
    // SPEC §2: blog links are shown only if the config has blogs.
    ...(config.blogs.length > 0 ? [{ label: "shell.nav.blog", to: "/blog" }] : []),
  ];
}

/** Who stands behind it. */
export function companyLinks(config: { site: Pick<StoreConfig["site"], "switches"> }): ShellLink[] {
  return [
    ...(config.site.switches.about_us ? [{ label: "shell.nav.about", to: "/about-us" }] : []),
    { label: "shell.nav.contacts", to: "/contacts" },
  ];
}
