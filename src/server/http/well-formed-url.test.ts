import { expect, test } from "vitest";
import { wellFormedUrl } from "./well-formed-url.ts";

test.each([
  ["/en/faq?a=%", "/en/faq"],
  ["/en/%C4%97", "/en/%C4%97"],
  ["/%", "/%25"],
  ["/en/%E0%A4%A", "/en/%25E0%25A4%25A"],
  ["/en/%FF", "/en/%25FF"],
  ["//evil.example/a", "/evil.example/a"],
  ["///evil.example", "/evil.example"],
  ["/en//faq", "/en//faq"],
])("%s → %s", (target, pathname) => {
  expect(wellFormedUrl(`http://localhost:3000${target}`).pathname).toBe(pathname);
});

test("what comes out can always be decoded", () => {
  for (const odd of ["%", "%%", "%zz", "%E0%A4%A", "%C0%AF", "a%2"]) {
    const { pathname } = wellFormedUrl(`http://localhost:3000/${odd}`);
    expect(() => decodeURIComponent(pathname)).not.toThrow();
  }
});
