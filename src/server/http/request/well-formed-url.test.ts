import { expect, test } from "vitest";
import { isEndlessPath, wellFormedUrl } from "./well-formed-url.ts";

test.each([
  ["/en/faq?a=%", "/en/faq"],
  ["/en/%C4%97", "/en/%C4%97"],
  ["/%", "/%25"],
  ["/en/%E0%A4%A", "/en/%25E0%25A4%25A"],
  ["/en/%FF", "/en/%25FF"],
  ["//evil.example/a", "/evil.example/a"],
  ["///evil.example", "/evil.example"],
  ["/en//faq", "/en//faq"],
  ["/en/%0a", "/en/%250a"],
  ["/en/%00", "/en/%2500"],
])("the path %s is read as %s", (target, pathname) => {
  expect(wellFormedUrl(`http://localhost:3000${target}`).pathname).toBe(pathname);
});

test("a well-formed path can always be decoded", () => {
  for (const odd of ["%", "%%", "%zz", "%E0%A4%A", "%C0%AF", "a%2"]) {
    const { pathname } = wellFormedUrl(`http://localhost:3000/${odd}`);
    expect(() => decodeURIComponent(pathname)).not.toThrow();
  }
});

test("a path of thousands of segments or bytes is rejected as endless", () => {
  expect(isEndlessPath("/a".repeat(8000))).toBe(true);
  expect(isEndlessPath(`/en/${"/".repeat(8000)}x`)).toBe(true);
  expect(isEndlessPath(`/en/${"a".repeat(3000)}`)).toBe(true);
  expect(isEndlessPath("/en/c/shoes/boots/winter/men")).toBe(false);
});
