import { expect, test } from "vitest";
import { themeNames } from "#themes/theme-names.ts";
import { siteProblem } from "./site-registry.ts";

/** Whether this field of a row is what keeps pages from being made. */
const isRefused = (field: string, value: unknown) =>
  siteProblem({ name: "Shop", region: "lt", theme: themeNames[0], cdnLogo: null, [field]: value })
    ?.field === field;

test.each([null, "/pictures/logo.svg", "https://cdn.example/logo.svg?v=2"])(
  "%j can be a logo",
  (logo) => {
    expect(isRefused("cdnLogo", logo)).toBe(false);
  },
);

test.each([
  "javascript:alert(1)",
  "http://cdn.example/logo.svg",
  "//other.example/logo.svg",
  "/\\other.example/logo.svg",
  "https://[/logo.svg",
  "https://",
  "/a logo.svg",
  "",
])("%j is no logo, and takes no page down", (logo) => {
  expect(isRefused("cdnLogo", logo)).toBe(true);
});

test.each([undefined, null, "https://shop.example", "http://localhost:3000", "https://[::1]:8443"])(
  "%j can be the address of links",
  (url) => {
    expect(isRefused("appUrl", url)).toBe(false);
  },
);

test.each([
  "javascript:alert(1)",
  "https://",
  "https://[",
  "https://a b",
  "https://shop.example?x=",
  "https://shop.example#",
  "https://shop.example@other.example",
  "https://shop.example\\",
  "https://shop.example:99999",
  "https://shop.example/en",
])("%j is no address of links, and takes no page down", (url) => {
  expect(isRefused("appUrl", url)).toBe(true);
});
