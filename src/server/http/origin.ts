import { isIP } from "node:net";
import { hostName, isLocalHost } from "#features/sites/server/public-origin.ts";
import { EDGE_CURRENCY_HEADER } from "../edge/edge.ts";
import type { AddressList } from "../settings/address-list.ts";

export type RequestSource = {
  header: (name: string) => string | undefined;
  remoteAddress: string | undefined;
};

/** Product notes §2: x-forwarded-host is believed only from a trusted proxy. */
export function requestedHost(source: RequestSource, trustedProxies: AddressList): string {
  return hostName(requestedAuthority(source, trustedProxies));
}

/** Host and port as the visitor's browser knows them. */
function requestedAuthority(source: RequestSource, trusted: AddressList): string | undefined {
  return forwarded(source, trusted, "x-forwarded-host") ?? source.header("host");
}

/** Under which currency an edge caches what it asks for. */
export const edgeCurrency = (source: RequestSource, trusted: AddressList): string | undefined =>
  forwarded(source, trusted, EDGE_CURRENCY_HEADER);

function forwarded({ header, remoteAddress }: RequestSource, trusted: AddressList, name: string) {
  if (!trusted.includes(remoteAddress)) return undefined;
  return header(name)?.split(",", 1)[0]?.trim();
}

/**
 * Scheme, host and port that a page of ours has in the visitor's browser. The scheme is what a trusted
 * proxy says; without its word a public name means https, as in the site's own links.
 */
export function requestedOrigin(source: RequestSource, trusted: AddressList): string | undefined {
  const address = `${requestedScheme(source, trusted)}://${requestedAuthority(source, trusted)}`;
  const isKnown = requestedHost(source, trusted) !== "" && URL.canParse(address);
  return isKnown ? new URL(address).origin : undefined;
}

function requestedScheme(source: RequestSource, trusted: AddressList): string {
  const isPlain = isPlainHost(requestedHost(source, trusted));
  // The names of schemes have no case.
  const said = forwarded(source, trusted, "x-forwarded-proto")?.toLowerCase();
  return said ?? (isPlain ? "http" : "https");
}

/** This machine, or an address of one's own network: nobody has certificates for these. */
const isPlainHost = (host: string): boolean =>
  isLocalHost(host) || isIP(host.replace(/^\[|\]$/g, "")) !== 0;

/**
 * Whether cookies are for https alone. Under a public name they always are: a proxy that is set up wrongly, and says
 * http of what came over https, neither weakens them nor logs everybody out.
 */
export const hasSecureCookies = (source: RequestSource, trusted: AddressList): boolean =>
  requestedScheme(source, trusted) === "https" || !isPlainHost(requestedHost(source, trusted));
