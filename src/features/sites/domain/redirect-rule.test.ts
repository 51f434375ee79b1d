import { describe, expect, test } from "vitest";
import { findRedirect, isExternal, isSafeTarget } from "./redirect-rule.ts";

describe("targets that may be followed", () => {
  test.each([
    ["/faq", true],
    ["/faq?a=1#b", true],
    ["https://partner.example/x", true],
    ["//evil.example", false],
    ["/\\evil.example", false],
    ["\\evil.example", false],
    ["javascript:alert(1)", false],
    ["faq", false],
    ["/faq\r\nset-cookie: a=b", false],
    ["https://", false],
  ])("%j: %s", (target, safe) => {
    expect(isSafeTarget(target)).toBe(safe);
  });
});

test("a site's own rule comes first, case and end slash do not matter", () => {
  const rules = new Map([
    [
      "/help",
      [
        { siteId: null, path: "/help", target: "/faq", status: 301 },
        { siteId: 7, path: "/help", target: "https://help.example/", status: 302 },
      ],
    ],
  ]);
  expect(findRedirect(rules, 7, "/Help/")?.target).toBe("https://help.example/");
  expect(findRedirect(rules, 1, "/help")?.target).toBe("/faq");
  expect(findRedirect(rules, 1, "/helper")).toBeUndefined();
});

test("an absolute address is external", () => {
  expect(isExternal("HTTPS://partner.example")).toBe(true);
  expect(isExternal("/faq")).toBe(false);
});
