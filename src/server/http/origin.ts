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
 * The address put into canonical links. Made from the site's own hosts, never from what a request
 * claims: a page with a stranger's host in it would be cached for everyone.
 */
export function publicOrigin(site: Site, host: string, port: number): string {
  const known = site.hosts.includes(host) ? host : (site.hosts[0] ?? "localhost");
  return /(^|\.)localhost$|^127\./.test(known) ? `http://${known}:${port}` : `https://${known}`;
}
