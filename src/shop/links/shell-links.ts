import type { StoreConfig } from "#features/sites/contract.ts";

/** `label` is a message key; `to` is a path without language. */
export type ShellLink = { label: string; to: string };

type SwitchesConfig = { site: Pick<StoreConfig["site"], "switches"> };
type LinksConfig = Pick<StoreConfig, "blogs"> & SwitchesConfig;

/** Ways into the goods, where there are any. */
export function shopLinks(config: SwitchesConfig): ShellLink[] {
  const { marketplace, dealzone } = config.site.switches;
  if (!marketplace) return [];
  return [
    { label: "catalogue.market.title", to: "/marketplace" },
    ...(dealzone ? [{ label: "catalogue.deals.title", to: "/dealzone" }] : []),
    { label: "catalogue.brands.title", to: "/all-brands" },
  ];
}

/** What is done for people beside selling them goods. */
export function serviceLinks(config: SwitchesConfig): ShellLink[] {
  const { tracking, forwarding, marketplace } = config.site.switches;
  return [
    { label: "shell.nav.paste", to: "/order-form" },
    { label: "shell.nav.calculator", to: "/calculate" },
    ...(tracking ? [{ label: "tracking.title", to: "/tracking" }] : []),
    ...(forwarding ? [{ label: "shell.footer.parcels", to: "/forward-requests" }] : []),
    ...(marketplace ? [{ label: "shell.footer.business", to: "/pro" }] : []),
  ];
}

/** What can be read before anything is done. */
export function helpLinks(config: Pick<StoreConfig, "blogs">): ShellLink[] {
  return [
    { label: "shell.nav.faq", to: "/faq" },
    // SPEC §2: blog links are shown only if the config has blogs.
    ...(config.blogs.length > 0 ? [{ label: "shell.nav.blog", to: "/blog" }] : []),
  ];
}

/** What a row has room for: beside goods less than without. The menu of services has all. */
export function mainLinks(config: LinksConfig): ShellLink[] {
  const crowded = config.site.switches.marketplace
    ? ["/tracking", "/forward-requests", "/pro"]
    : ["/forward-requests"];
  const services = serviceLinks(config).filter(({ to }) => !crowded.includes(to));
  return [...services, ...helpLinks(config)];
}

/** Who stands behind it. */
export function companyLinks(config: SwitchesConfig): ShellLink[] {
  return [
    ...(config.site.switches.about_us ? [{ label: "shell.nav.about", to: "/about-us" }] : []),
    { label: "shell.nav.contacts", to: "/contacts" },
  ];
}
