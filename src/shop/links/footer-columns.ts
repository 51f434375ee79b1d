import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";
import { linkIf, type ShellLink } from "./shell-links.ts";

type FooterColumn = { title: MessageKey; links: ShellLink[] };
type ColumnConfig = Pick<StoreConfig, "blogs"> & { site: Pick<StoreConfig["site"], "switches"> };

export function footerColumns(config: ColumnConfig, hasPickupPoints: boolean): FooterColumn[] {
  const { switches } = config.site;
  return [
    ...(switches.services
      ? [{ title: "shell.footer.abroad" as const, links: abroadLinks(switches) }]
      : []),
    {
      title: "shell.footer.help",
      links: [
        ...linkIf(switches.tracking, { label: "tracking.title", to: "/tracking" }),
        { label: "shell.footer.faq", to: "/faq" },
        ...(switches.services ? [] : [...calculatorLink(switches), ...sellingLinks(switches)]),
        { label: "shell.footer.delivery", to: "/faq/delivery-options" },
        ...linkIf(hasPickupPoints, { label: "shell.footer.pickup_points", to: "/pickup-points" }),
        ...linkIf(switches.abroad, { label: "shell.footer.customs", to: "/faq/customs-and-vat" }),
        { label: "shell.footer.returns", to: "/faq/return-goods" },
        { label: "shell.footer.warranty", to: "/warranty" },
        { label: "shell.footer.claim", to: "/claim-form" },
      ],
    },
    {
      title: "shell.footer.company",
      links: [
        ...linkIf(switches.about_us, { label: "shell.nav.about", to: "/about-us" }),
        { label: "shell.nav.contacts", to: "/contacts" },
        ...linkIf(config.blogs.length > 0, { label: "shell.nav.blog", to: "/blog" }),
        ...legalLinks(),
      ],
    },
  ];
}

type Switches = ColumnConfig["site"]["switches"];

/** For sites that do more than sell goods. */
function abroadLinks(switches: Switches): ShellLink[] {
  const { create_order, forwarding } = switches;
  return [
    { label: "shell.nav.how", to: "/#how" },
    ...calculatorLink(switches),
    ...linkIf(create_order, { label: "shell.footer.by_link", to: "/faq/order-by-link" }),
    ...linkIf(forwarding, { label: "shell.footer.parcels", to: "/forward-requests" }),
    ...linkIf(forwarding, { label: "shell.footer.address_abroad", to: "/faq/warehouse-address" }),
    { label: "shell.footer.prohibited", to: "/faq/prohibited-goods" },
    ...sellingLinks(switches),
  ];
}

const calculatorLink = ({ rates }: Switches): ShellLink[] =>
  linkIf(rates, { label: "shell.footer.calculator", to: "/calculate" });

/** Goods that are sold in special ways. */
function sellingLinks({ marketplace, plans, phones }: Switches): ShellLink[] {
  return [
    ...linkIf(marketplace && plans, { label: "shell.footer.business", to: "/pro" }),
    ...linkIf(phones, { label: "shell.footer.reserve", to: "/iphone-reservation" }),
  ];
}

/** Links that every page must have, even with the slim footer. */
export function legalLinks(): ShellLink[] {
  return [
    { label: "shell.footer.agreement", to: "/purchase-agreement" },
    { label: "shell.footer.reservation", to: "/reservation-policy" },
    { label: "shell.footer.privacy", to: "/privacy-policy" },
  ];
}
