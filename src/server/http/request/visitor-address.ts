import { isIP } from "node:net";
import { isLocalHost } from "#features/sites/server/public-origin.ts";
import type { AddressList } from "../../settings/address-list.ts";
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
 * Whether the client runs on this machine: the connection is local, the host name is local, and no proxy header is set.
 * A proxy that sets no header looks the same, so this alone permits nothing: `DEMO_TOOLS` has to be on too.
 */
export function isLocalRequest(source: RequestSource, host: string): boolean {
  const { header, remoteAddress = "" } = source;
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress);
  const cameByProxy = PROXY_HEADERS.some((name) => header(name) !== undefined);
  return isLoopback && isLocalHost(host) && !cameByProxy;
}

/**
 * The visitor's IP address: the nearest one that is not a trusted proxy. Anybody could have written the addresses
 * before it. An IPv6 household has a whole /64, so the network is returned.
 */
export function visitorAddress(source: RequestSource, trusted: AddressList): string {
  const { remoteAddress = "" } = source;
  const hops = trusted.includes(remoteAddress)
    ? (source.header("x-forwarded-for")?.split(",") ?? []).map((hop) => hop.trim())
    : [];
  const nearest = hops.findLast((hop) => !trusted.includes(hop));
  const address = nearest && isIP(nearest) !== 0 ? nearest : remoteAddress;
  return isIP(address) === 6 ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // URL writes every IPv6 address in the same way.
  const [head = "", tail] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill("0"), ...end];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
