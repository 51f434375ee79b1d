import { hostName } from "#features/sites/domain/host.ts";
import type { Site } from "#features/sites/domain/site.ts";

export type RequestSource = {
  header: (name: string) => string | undefined;
  remoteAddress: string | undefined;
};

/** PRODUCT §2: x-forwarded-host is believed only from a trusted proxy. */
export function requestedHost(source: RequestSource, trustedProxies: readonly string[]): string {
  const forwarded = isTrusted(source.remoteAddress, trustedProxies)
    ? source.header("x-forwarded-host")?.split(",", 1)[0]
    : undefined;
  return hostName(forwarded ?? source.header("host"));
}

function isTrusted(address: string | undefined, trustedProxies: readonly string[]): boolean {
  if (!address || trustedProxies.length === 0) return false;
  // An IPv4 client on a dual-stack socket arrives as ::ffff:127.0.0.1.
  return trustedProxies.includes(address.replace(/^::ffff:/, ""));
}

/**
 * The address put into canonical links: the site's first host, never what a request claims. A page
 * with a stranger's host in it would be cached for everyone.
 */
export function publicOrigin(site: Pick<Site, "hosts">, port: number): string {
  const host = site.hosts[0] ?? "localhost";
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`;
}

/** On a developer's machine there is neither TLS nor the usual port. */
export function isLocalHost(host: string): boolean {
  return /(^|\.)localhost$|^127\./.test(host);
}
