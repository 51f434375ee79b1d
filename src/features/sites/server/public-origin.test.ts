import { expect, test } from "vitest";
import { hostName } from "./public-origin.ts";

test.each([
  ["lv.localhost:3000", "lv.localhost"],
  ["LV.localhost", "lv.localhost"],
  ["[::1]:3000", "[::1]"],
  [" lv.localhost ", "lv.localhost"],
  ["lv.localhost/x", ""],
  ["", ""],
  ["evil host", ""],
  ["a".repeat(300), ""],
  [undefined, ""],
])('the Host header "%s" gives the host name %j', (header, name) => {
  expect(hostName(header)).toBe(name);
});
