import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Product notes §3 "marketplace", which for our pages also passes where `forwarding` is on. */
export const isForwardingServed = (site: Pick<Site, "switches">): boolean =>
  isOn(site, "marketplace") || isOn(site, "forwarding");

/** SPEC §2: the site's product slug is part of the address; paths without language. */
export const servicePath = (product: string): string => `/${product}-pro`;

export const deliveryPath = (product: string, id?: number): string =>
  `/${product}-pro-delivery${id === undefined ? "" : `/${id}`}`;

export const forwardPayPath = (product: string, id: number): string =>
  `/${product}-pro-payment/${id}`;

const FORWARDING_PAGES = ["service", "delivery", "payment"] as const;
export type ForwardingPage = (typeof FORWARDING_PAGES)[number];

/** Which page a first part of a path is on a site; none where it is another product's, or no product's. */
export function forwardingPage(product: string, part: string): ForwardingPage | undefined {
  if (part === `${product}-pro`) return "service";
  if (part === `${product}-pro-delivery`) return "delivery";
  return part === `${product}-pro-payment` ? "payment" : undefined;
}

/** The product's part of the addresses on every site that sets no other. */
const DEFAULT_PRODUCT = "cartage";

/** Sites that got a product of their own later keep the addresses they had: the same part as it is now. */
export function renamedPart(product: string, part: string): string | undefined {
  if (product === DEFAULT_PRODUCT || !forwardingPage(DEFAULT_PRODUCT, part)) return undefined;
  return product + part.slice(DEFAULT_PRODUCT.length);
}
