import { isIP } from "node:net";
import { hostName, isLocalHost } from "#features/sites/server/public-origin.ts";
import { EDGE_CURRENCY_HEADER } from "../edge/edge.ts";
import type { AddressList } from "../settings/address-list.ts";

export type RequestSource = {
  header: (name: string) => string | undefined;
  remoteAddress: string | undefined;
};

/** Product notes §2: x-forwarded-host counts only if a trusted proxy sent it. */
export function requestedHost(source: RequestSource, trustedProxies: AddressList): string {
  return hostName(requestedAuthority(source, trustedProxies));
}

/** Host and port as the visitor's browser knows them. */
function requestedAuthority(source: RequestSource, trusted: AddressList): string | undefined {
  return forwarded(source, trusted, "x-forwarded-host") ?? source.header("host");
}

/** The currency under which an edge caches the response, if a trusted edge says it. */
export const edgeCurrency = (source: RequestSource, trusted: AddressList): string | undefined =>
  forwarded(source, trusted, EDGE_CURRENCY_HEADER);

function forwarded({ header, remoteAddress }: RequestSource, trusted: AddressList, name: string) {
  if (!trusted.includes(remoteAddress)) return undefined;
  return header(name)?.split(",", 1)[0]?.trim();
}

/**
 * Scheme, host and port of our page in the visitor's browser. A trusted proxy says the scheme; without that, a public
 * host name means https, as in the site's own links.
 */
export function requestedOrigin(source: RequestSource, trusted: AddressList): string | undefined {
  const address = `${requestedScheme(source, trusted)}://${requestedAuthority(source, trusted)}`;
  const isKnown = requestedHost(source, trusted) !== "" && URL.canParse(address);
  return isKnown ? new URL(address).origin : undefined;
}

function requestedScheme(source: RequestSource, trusted: AddressList): string {
  const isPlain = isPlainHost(requestedHost(source, trusted));
  // Names of schemes are case-insensitive.
  const said = forwarded(source, trusted, "x-forwarded-proto")?.toLowerCase();
  return said ?? (isPlain ? "http" : "https");
}

/** A local name or an IP address, for which there is usually no certificate. */
const isPlainHost = (host: string): boolean =>
  isLocalHost(host) || isIP(host.replace(/^\[|\]$/g, "")) !== 0;

/**
 * Whether cookies are for https only. For a public host name they always are, so that a misconfigured proxy that
 * reports http for https requests neither weakens cookies nor logs everybody out.
 */
export const hasSecureCookies = (source: RequestSource, trusted: AddressList): boolean =>
  requestedScheme(source, trusted) === "https" || !isPlainHost(requestedHost(source, trusted));
