import { BlockList, isIP } from "node:net";

export type AddressList = { includes: (address: string | undefined) => boolean };

/** An address, or a range such as `10.1.0.0/16`. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

/** Whether an address is one of these, e.g. of the proxies in front of us. */
export function createAddressList(parts: readonly string[]): AddressList {
  const list = new BlockList();
  for (const part of parts) {
    const [address = "", prefix] = part.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return {
    includes(address) {
      // Asked on every request, and most shops have no proxy to trust.
      if (parts.length === 0 || !address || isIP(address) === 0) return false;
      // An IPv4 client on a dual-stack socket arrives as ::ffff:127.0.0.1, which the list knows.
      return list.check(address, familyOf(address));
    },
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
