import { describe, expect, test } from "vitest";
import { isLocalHost, publicOrigin } from "#features/sites/server/public-origin.ts";
import { createAddressList } from "../settings/address-list.ts";
import { hasSecureCookies, requestedHost, requestedOrigin } from "./origin.ts";

const proxies = createAddressList(["10.0.0.1"]);
const nobody = createAddressList([]);

const source = (remoteAddress: string) => ({
  remoteAddress,
  header: (name: string) =>
    ({ host: "lt.localhost:3000", "x-forwarded-host": "nl.localhost, proxy" })[name],
});

describe("x-forwarded-host", () => {
  test("is accepted from a trusted proxy, also over a dual-stack socket", () => {
    expect(requestedHost(source("10.0.0.1"), proxies)).toBe("nl.localhost");
    expect(requestedHost(source("::ffff:10.0.0.1"), proxies)).toBe("nl.localhost");
  });

  test("is ignored from an untrusted address", () => {
    expect(requestedHost(source("10.0.0.2"), proxies)).toBe("lt.localhost");
    expect(requestedHost(source("10.0.0.1"), nobody)).toBe("lt.localhost");
  });
});

test("a site's app URL overrides the address of its links (SPEC §3)", () => {
  const site = { hosts: ["lt.localhost"], appUrl: "https://shop.example:8443" };
  expect(publicOrigin(site, 3000)).toBe("https://shop.example:8443");
  expect(publicOrigin({ ...site, appUrl: null }, 3000)).toBe("http://lt.localhost:3000");
});

test("canonical addresses use the site's first host", () => {
  expect(publicOrigin({ hosts: ["shop.example", "www.shop.example"] }, 3000)).toBe(
    "https://shop.example",
  );
  expect(publicOrigin({ hosts: ["lt.localhost"] }, 3000)).toBe("http://lt.localhost:3000");
});

describe("the origin of our own pages", () => {
  const origin = (headers: Record<string, string>, remoteAddress = "10.0.0.2") =>
    requestedOrigin({ header: (name) => headers[name], remoteAddress }, proxies);

  test.each([
    ["lt.localhost:3000", "http://lt.localhost:3000"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["192.168.1.5:3000", "http://192.168.1.5:3000"],
    ["shop.example", "https://shop.example"],
    ["SHOP.example:443", "https://shop.example"],
    ["shop.example:8443", "https://shop.example:8443"],
    ["127.shop.example", "https://127.shop.example"],
    ["evil host", undefined],
    ["", undefined],
  ])("%s → %s", (host, expected) => expect(origin({ host })).toBe(expected));

  test("is set by the headers of a trusted proxy only", () => {
    const headers = {
      host: "node-1:3000",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "http",
    };
    expect(origin(headers, "10.0.0.1")).toBe("http://shop.example");
    expect(origin(headers, "10.0.0.2")).toBe("https://node-1:3000");
  });
});

describe("the Secure flag of cookies", () => {
  const isSecure = (headers: Record<string, string>, remoteAddress = "10.0.0.2") =>
    hasSecureCookies({ header: (name) => headers[name], remoteAddress }, proxies);

  test.each([
    ["192.168.1.5:3000", false],
    ["[fd00::5]:3000", false],
    ["lt.localhost:3000", false],
    ["shop.example", true],
  ])("%s: %s", (host, expected) => expect(isSecure({ host })).toBe(expected));

  test.each(["192.168.1.5", "[fd00::5]", "lt.localhost"])(
    "is set under %s only if a trusted proxy says https",
    (host) => {
      const headers = { host, "x-forwarded-proto": "https" };
      expect(isSecure(headers, "10.0.0.1")).toBe(true);
      expect(isSecure(headers)).toBe(false);
    },
  );

  test.each(["http", "", "HTTP", "ftp"])(
    "is set under a public name whatever scheme a proxy says: %j",
    (proto) => {
      const headers = { "x-forwarded-host": "shop.example", "x-forwarded-proto": proto };
      expect(isSecure({ host: "192.168.1.5", ...headers }, "10.0.0.1")).toBe(true);
    },
  );
});

test.each(["HTTPS", "Https", "HTTPS, http"])(
  "cookies are secure if a trusted proxy sends %s",
  (proto) => {
    const headers: Record<string, string> = { host: "192.168.1.5", "x-forwarded-proto": proto };
    const asked = { header: (name: string) => headers[name], remoteAddress: "10.0.0.1" };
    expect(hasSecureCookies(asked, proxies)).toBe(true);
  },
);

test.each([
  ["localhost", true],
  ["lt.localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["127.shop.example", false],
  ["127.0.0.1.shop.example", false],
  ["localhost.shop.example", false],
])("%s is a local host: %s", (host, expected) => expect(isLocalHost(host)).toBe(expected));
