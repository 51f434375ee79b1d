import { describe, expect, test } from "vitest";
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

test("canonical addresses are the site's first host", () => {
  expect(publicOrigin({ hosts: ["shop.example", "www.shop.example"] }, 3000)).toBe(
    "https://shop.example",
  );
  expect(publicOrigin({ hosts: ["lt.localhost"] }, 3000)).toBe("http://lt.localhost:3000");
});
