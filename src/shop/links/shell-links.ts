import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";

/** `to` is a path without language. */
export type ShellLink = { label: MessageKey; to: string };

/** Only for pages that have content on this site. */
export const linkIf = (isThere: boolean | undefined, link: ShellLink): ShellLink[] =>
  isThere ? [link] : [];

type SwitchesConfig = { site: Pick<StoreConfig["site"], "switches"> };
type LinksConfig = Pick<StoreConfig, "blogs"> & SwitchesConfig;

/** Links to the goods, if the site sells any. */
function shopLinks(config: SwitchesConfig): ShellLink[] {
  const { marketplace, dealzone } = config.site.switches;
  if (!marketplace) return [];
  return [
    { label: "catalogue.market.title", to: "/marketplace" },
    ...linkIf(dealzone, { label: "catalogue.deals.title", to: "/dealzone" }),
    { label: "catalogue.brands.title", to: "/all-brands" },
  ];
}

/** Our services besides selling goods. */
export function serviceLinks(config: SwitchesConfig): ShellLink[] {
  const { create_order, rates, tracking, forwarding, marketplace, plans } = config.site.switches;
  return [
    ...linkIf(create_order, { label: "shell.nav.paste", to: "/order-form" }),
    ...linkIf(rates, { label: "shell.nav.calculator", to: "/calculate" }),
    ...linkIf(tracking, { label: "tracking.title", to: "/tracking" }),
    ...linkIf(forwarding, { label: "shell.footer.parcels", to: "/forward-requests" }),
    ...linkIf(marketplace && plans, { label: "shell.footer.business", to: "/pro" }),
  ];
}

/** Pages to read before ordering. */
function helpLinks(config: Pick<StoreConfig, "blogs">): ShellLink[] {
  return [
    { label: "shell.nav.faq", to: "/faq" },
    // SPEC §2: blog links are shown only if the config has blogs.
    ...linkIf(config.blogs.length > 0, { label: "shell.nav.blog", to: "/blog" }),
  ];
}

/** The links that fit into a row: fewer if the shop's links are in it too. The menu of services has all. */
export function mainLinks(config: LinksConfig): ShellLink[] {
  const crowded = config.site.switches.marketplace
    ? ["/tracking", "/forward-requests", "/pro"]
    : ["/forward-requests"];
  const services = serviceLinks(config).filter(({ to }) => !crowded.includes(to));
  return [...services, ...helpLinks(config)];
}

/** Links about the company. */
export function companyLinks(config: SwitchesConfig): ShellLink[] {
  return [
    ...linkIf(config.site.switches.about_us, { label: "shell.nav.about", to: "/about-us" }),
    { label: "shell.nav.contacts", to: "/contacts" },
  ];
}

export function useShellLinks() {
  const { config } = useShell();
  const shop = shopLinks(config);
  return {
    shop,
    hasShop: shop.length > 0,
    /** Everything besides goods, for places with enough room. */
    services: [...serviceLinks(config), ...helpLinks(config)],
    main: mainLinks(config),
    company: companyLinks(config),
  };
}
