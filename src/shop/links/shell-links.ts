import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";

/** `to` is a path without language. */
export type ShellLink = { label: MessageKey; to: string };

/** Only pages that have something on this site. */
export const linkIf = (isThere: boolean | undefined, link: ShellLink): ShellLink[] =>
  isThere ? [link] : [];

type SwitchesConfig = { site: Pick<StoreConfig["site"], "switches"> };
type LinksConfig = Pick<StoreConfig, "blogs"> & SwitchesConfig;

/** Ways into the goods, where there are any. */
function shopLinks(config: SwitchesConfig): ShellLink[] {
  const { marketplace, dealzone } = config.site.switches;
  if (!marketplace) return [];
  return [
    { label: "catalogue.market.title", to: "/marketplace" },
    ...linkIf(dealzone, { label: "catalogue.deals.title", to: "/dealzone" }),
    { label: "catalogue.brands.title", to: "/all-brands" },
  ];
}

/** What is done for people beside selling them goods. */
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

/** What can be read before anything is done. */
function helpLinks(config: Pick<StoreConfig, "blogs">): ShellLink[] {
  return [
    { label: "shell.nav.faq", to: "/faq" },
    // SPEC §2: blog links are shown only if the config has blogs.
    ...linkIf(config.blogs.length > 0, { label: "shell.nav.blog", to: "/blog" }),
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
    /** Everything beside goods, where there is room for it. */
    services: [...serviceLinks(config), ...helpLinks(config)],
    main: mainLinks(config),
    company: companyLinks(config),
  };
}
