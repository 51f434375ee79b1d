import { isIP } from "node:net";
import type { Site } from "../domain/site.ts";

/**
 * The address put into canonical links, mails and payments: the site's own setting or its first host, never
 * what a request claims. A page with a stranger's host in it would be cached for everyone.
 */
export function publicOrigin(site: Pick<Site, "hosts" | "appUrl">, port: number): string {
  if (site.appUrl) return site.appUrl;
  const host = site.hosts[0] ?? "localhost";
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`;
}

/** On a developer's machine there is neither TLS nor the usual port. */
export function isLocalHost(host: string): boolean {
  if (host === "[::1]" || /(^|\.)localhost$/.test(host)) return true;
  return isIP(host) === 4 && host.startsWith("127.");
}

/** The name without its port, lower case; a header is a stranger's text, so anything odd is no host at all. */
export function hostName(header: string | undefined): string {
  const name = (header ?? "").trim().toLowerCase();
  if (name.startsWith("[")) return name.slice(0, name.indexOf("]") + 1);
  const host = name.split(":", 1)[0] ?? "";
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : "";
}
