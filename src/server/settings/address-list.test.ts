import { expect, test } from "vitest";
import { createAddressList, isAddressOrRange } from "./address-list.ts";

test.each([
  [["10.0.0.1"], "10.0.0.1", true],
  [["10.0.0.1"], "10.0.0.2", false],
  [["10.0.0.1"], "::ffff:10.0.0.1", true],
  [["10.0.0.0/8"], "10.200.3.4", true],
  [["10.0.0.0/8"], "::ffff:10.200.3.4", true],
  [["10.0.0.0/8"], "11.0.0.1", false],
  [["192.168.0.1", "fd00::/8"], "fd12::1", true],
  [["192.168.0.1", "fd00::/8"], "fe80::1", false],
  [["0.0.0.0/0"], "8.8.8.8", true],
  [[], "10.0.0.1", false],
  [["10.0.0.1"], undefined, false],
  [["10.0.0.1"], "unknown", false],
])("%j includes %s: %s", (list, address, expected) => {
  expect(createAddressList(list).includes(address)).toBe(expected);
});

test.each([
  "proxy",
  "10.0.0.0/33",
  "10.0.0.0/",
  "fd00::/129",
  "10.0.0.0/8/8",
  "10.0.0.1 10.0.0.2",
  "",
])("%j is neither an address nor a range", (text) => expect(isAddressOrRange(text)).toBe(false));
