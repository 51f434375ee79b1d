import { isLocalHost } from "#features/sites/server/public-origin.ts";
import type { RequestSource } from "../origin.ts";

const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/**
 * Whether whoever asks sits at this machine: the connection comes from the machine itself, under a
 * local name, and through no proxy that says so. One that does not looks the same, so this opens
 * nothing by itself: `DEMO_TOOLS` has to be on, too.
 */
export function isLocalRequest(source: RequestSource, host: string): boolean {
  const { header, remoteAddress = "" } = source;
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress);
  const cameByProxy = PROXY_HEADERS.some((name) => header(name) !== undefined);
  return isLoopback && isLocalHost(host) && !cameByProxy;
}
