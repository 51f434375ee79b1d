import { expect, test } from "vitest";
import { createAddressList } from "../../settings/address-list.ts";
import { isLocalRequest, visitorAddress } from "./visitor-address.ts";

const proxies = createAddressList(["10.0.0.0/8"]);

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  visitorAddress(
    { remoteAddress, header: (name) => (name === "x-forwarded-for" ? forwarded : undefined) },
    proxies,
  );

test.each([
  ["straight", "203.0.113.5", undefined, "203.0.113.5"],
  ["a stranger's claim", "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["our proxy's word", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["what the visitor put before it", "10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two proxies of ours", "10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["our proxy's silence", "10.0.0.1", undefined, "10.0.0.1"],
  ["nonsense", "10.0.0.1", "' or 1=1", "10.0.0.1"],
  ["a dual-stack socket", "::ffff:203.0.113.5", undefined, "203.0.113.5"],
  ["one household", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["the same household", "2001:db8:1:2::9", undefined, "2001:db8:1:2::/64"],
  ["this machine", "::1", undefined, "0:0:0:0::/64"],
  ["no socket", undefined, undefined, ""],
])("the address of a visitor is derived correctly: %s", (_what, remote, forwarded, address) => {
  expect(from(remote, forwarded)).toBe(address);
});

test.each([
  ["127.0.0.1", "localhost", {}, true],
  ["::1", "lt.localhost", {}, true],
  ["::ffff:127.0.0.1", "127.0.0.1", {}, true],
  ["203.0.113.5", "localhost", {}, false],
  ["127.0.0.1", "shop.example", {}, false],
  ["127.0.0.1", "localhost", { via: "1.1 proxy" }, false],
  ["127.0.0.1", "localhost", { forwarded: "for=1" }, false],
  ["127.0.0.1", "localhost", { "x-real-ip": "203.0.113.5" }, false],
  ["127.0.0.1", "localhost", { "x-forwarded-proto": "" }, false],
  [undefined, "localhost", {}, false],
] as const)("%s as %s with %j is a local request: %s", (remoteAddress, host, headers, expected) => {
  const header = (name: string) => (headers as Record<string, string>)[name];
  expect(isLocalRequest({ remoteAddress, header }, host)).toBe(expected);
});
