import { BlockList, isIP } from "node:net";

export type AddressList = { includes: (address: string | undefined) => boolean };

/** Whether a text is an IP address or a range such as `10.1.0.0/16`. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

/** Tells whether an address is in the list, e.g. of the proxies in front of us. */
export function createAddressList(parts: readonly string[]): AddressList {
  const list = new BlockList();
  for (const part of parts) {
    const [address = "", prefix] = part.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return {
    includes(address) {
      // A fast path: this runs on every request, and most shops trust no proxy.
      if (parts.length === 0 || !address || isIP(address) === 0) return false;
      // An IPv4 client on a dual-stack socket has an address like ::ffff:127.0.0.1, which BlockList understands.
      return list.check(address, familyOf(address));
    },
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
