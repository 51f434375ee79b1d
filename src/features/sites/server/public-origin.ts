import { isIP } from "node:net";
import type { Site } from "../domain/site.ts";

/**
 * The origin for canonical links, mails and payments: the site's own setting or its first host,
 * never the request's Host header, because a page with a forged host would be cached for everyone.
 */
export function publicOrigin(site: Pick<Site, "hosts" | "appUrl">, port: number): string {
  if (site.appUrl) return site.appUrl;
  const host = site.hosts[0] ?? "localhost";
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`;
}

/** On a developer's machine there is neither TLS nor a default port. */
export function isLocalHost(host: string): boolean {
  if (host === "[::1]" || /(^|\.)localhost$/.test(host)) return true;
  return isIP(host) === 4 && host.startsWith("127.");
}

/** The host name without its port, in lower case; the header is untrusted, so an invalid one gives an empty name. */
export function hostName(header: string | undefined): string {
  const name = (header ?? "").trim().toLowerCase();
  if (name.startsWith("[")) return name.slice(0, name.indexOf("]") + 1);
  const host = name.split(":", 1)[0] ?? "";
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : "";
}
