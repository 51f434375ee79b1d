import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/en/faq", "/en/faq"],
  ["/lt/password-reset/abc_DEF-123", "/lt/password-reset/…"],
  ["/lt/password-reset/abc.data", "/lt/password-reset/…"],
  ["/password-reset/abc?x=1", "/password-reset/…?x=1"],
  ["/LT/Password-Reset/abc", "/LT/Password-Reset/…"],
  ["http://localhost:3000/en/password-reset/abc", "http://localhost:3000/en/password-reset/…"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
