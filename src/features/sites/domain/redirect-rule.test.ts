import { describe, expect, test } from "vitest";
import { findRedirect, normalisePath, readTarget, withQuery } from "./redirect-rule.ts";

describe("a redirect target", () => {
  test.each([
    ["/faq", { external: false, address: "/faq" }],
    ["/faq?a=1#b", { external: false, address: "/faq?a=1#b" }],
    ["/apie-ėjimą", { external: false, address: "/apie-%C4%97jim%C4%85" }],
    ["https://partner.example/ė", { external: true, address: "https://partner.example/%C4%97" }],
    ["HTTPS://partner.example", { external: true, address: "https://partner.example/" }],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["\\evil.example", undefined],
    ["/..//evil.example", undefined],
    ["javascript:alert(1)", undefined],
    ["faq", undefined],
    ["/faq\r\nset-cookie: a=b", undefined],
    ["https://a.example/\r\nset-cookie: a=b", undefined],
    ["https://", undefined],
  ])("%j is read as %j", (target, expected) => {
    expect(readTarget(target)).toEqual(expected);
  });
});

test("a site's own redirect takes priority over a shared one", () => {
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

test.each([
  ["/Help/", "/help"],
  ["/", "/"],
  ["/apie-%C4%97jim%C4%85", "/apie-ėjimą"],
  ["/Apie-Ėjimą", "/apie-ėjimą"],
  ["/%E0%A4%A", "/%e0%a4%a"],
])("the path %s is looked up as %s", (path, name) => {
  expect(normalisePath(path)).toBe(name);
});

test.each([
  ["/faq", "?utm_source=a", "/faq?utm_source=a"],
  ["/faq#top", "?utm_source=a", "/faq?utm_source=a#top"],
  ["/faq?q=1", "?utm_source=a", "/faq?q=1"],
  ["/faq", "", "/faq"],
])("the address %s with the query %s becomes %s", (address, search, expected) => {
  expect(withQuery(address, search)).toBe(expected);
});

test("redirects of other sites do not apply, and slashes at the end do not matter", () => {
  const rule = (siteId: number | null) => ({ siteId, path: "/a", target: "/b", status: 301 });
  expect(findRedirect(new Map([["/a", [rule(2)]]]), 1, "/a")).toBeUndefined();
  expect(findRedirect(new Map([["/a", [rule(2), rule(null)]]]), 1, "/A//")).toEqual(rule(null));
  expect(findRedirect(new Map(), 1, "/a")).toBeUndefined();
  expect(normalisePath("/a//b//")).toBe("/a//b");
  expect(normalisePath("//")).toBe("/");
});

test.each([
  ["http://a.example/x", { external: true, address: "http://a.example/x" }],
  ["HTTPS://a.example", { external: true, address: "https://a.example/" }],
  ["see https://a.example", undefined],
  ["/a b", { external: false, address: "/a%20b" }],
  ["/a\u007f", undefined],
  ["/a\u001f", undefined],
])("the redirect target %j leads to %j", (target, read) => {
  expect(readTarget(target)).toEqual(read);
});
