import { describe, expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import { publicOrigin, requestedHost } from "./origin.ts";

const source = (remoteAddress: string) => ({
  remoteAddress,
  header: (name: string) =>
    ({ host: "lt.localhost:3000", "x-forwarded-host": "nl.localhost, proxy" })[name],
});

describe("x-forwarded-host", () => {
  test("is believed from a trusted proxy, also over a dual-stack socket", () => {
    expect(requestedHost(source("10.0.0.1"), ["10.0.0.1"])).toBe("nl.localhost");
    expect(requestedHost(source("::ffff:10.0.0.1"), ["10.0.0.1"])).toBe("nl.localhost");
  });

  test("is ignored from anyone else", () => {
    expect(requestedHost(source("10.0.0.2"), ["10.0.0.1"])).toBe("lt.localhost");
    expect(requestedHost(source("10.0.0.1"), [])).toBe("lt.localhost");
  });
});

test("canonical addresses come from the site, not from the request", () => {
  const site = buildTestSite({ hosts: ["shop.example", "www.shop.example"] });
  expect(publicOrigin(site, "www.shop.example", 3000)).toBe("https://www.shop.example");
  expect(publicOrigin(site, "evil.example", 3000)).toBe("https://shop.example");
  const local = buildTestSite({ hosts: ["lt.localhost"] });
  expect(publicOrigin(local, "lt.localhost", 3000)).toBe("http://lt.localhost:3000");
});
