import { expect, test } from "vitest";
import { isLocalRequest } from "./visitor-address.ts";

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
] as const)("%s as %s with %j: %s", (remoteAddress, host, headers, expected) => {
  const header = (name: string) => (headers as Record<string, string>)[name];
  expect(isLocalRequest({ remoteAddress, header }, host)).toBe(expected);
});
