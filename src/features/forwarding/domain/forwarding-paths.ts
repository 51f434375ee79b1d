import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Product notes §3 "marketplace": here the `forwarding` switch is enough, too. */
export const isForwardingServed = (site: Pick<Site, "switches">): boolean =>
  isOn(site, "marketplace") || isOn(site, "forwarding");

/** SPEC §2: the URL contains the site's product slug. Paths come without the language. */
export const servicePath = (product: string): string => `/${product}-pro`;

export const deliveryPath = (product: string, id?: number): string =>
  `/${product}-pro-delivery${id === undefined ? "" : `/${id}`}`;

export const forwardPayPath = (product: string, id: number): string =>
  `/${product}-pro-payment/${id}`;

const FORWARDING_PAGES = ["service", "delivery", "payment"] as const;
export type ForwardingPage = (typeof FORWARDING_PAGES)[number];

/** Returns the page for the first part of a path; undefined for other paths, and for another product's pages. */
export function forwardingPage(product: string, part: string): ForwardingPage | undefined {
  if (part === `${product}-pro`) return "service";
  if (part === `${product}-pro-delivery`) return "delivery";
  return part === `${product}-pro-payment` ? "payment" : undefined;
}

/** The product slug of sites that set none of their own. */
const DEFAULT_PRODUCT = "cartage";

/** Sites that later got their own product slug keep their old URLs: returns the new part for an old one. */
export function renamedPart(product: string, part: string): string | undefined {
  if (product === DEFAULT_PRODUCT || !forwardingPage(DEFAULT_PRODUCT, part)) return undefined;
  return product + part.slice(DEFAULT_PRODUCT.length);
}
