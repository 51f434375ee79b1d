import { isIP } from "node:net";
import type { AddressList } from "../../settings/address-list.ts";
import type { RequestSource } from "../origin.ts";

/**
 * Where a visitor comes from: the nearest address that no proxy of ours has. What stands before it in
 * the header anyone could have written. One IPv6 household has a whole /64.
 */
export function visitorAddress(source: RequestSource, trusted: AddressList): string {
  const { remoteAddress = "" } = source;
  const hops = trusted.includes(remoteAddress)
    ? (source.header("x-forwarded-for")?.split(",") ?? []).map((hop) => hop.trim())
    : [];
  const nearest = hops.findLast((hop) => !trusted.includes(hop));
  const address = nearest && isIP(nearest) !== 0 ? nearest : remoteAddress;
  return isIP(address) === 6 ? household(address) : address;
}

function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // URL writes every IPv6 address in one way.
  const [head = "", tail] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill("0"), ...end];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
