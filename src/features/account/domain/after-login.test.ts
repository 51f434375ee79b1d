import { expect, test } from "vitest";
import { afterLogin, sameSitePath } from "./after-login.ts";

const localise = (path: string) => `/lt${path}`;

test.each([
  ["/lt/cart?a=1", false, "/lt/cart?a=1"],
  [null, false, "/lt/my-orders"],
  ["//evil.example", false, "/lt/my-orders"],
  ["/lt/cart", true, "/lt/account-information"],
])("a login for %s (password change: %s) leads to %s", (wanted, mustChangePassword, target) => {
  expect(afterLogin({ mustChangePassword }, wanted, localise)).toBe(target);
});

test.each([
  ["/lt/my-orders?focus_order_table=true", "/lt/my-orders?focus_order_table=true"],
  ["/en/faq#returns", "/en/faq#returns"],
  ["/en/../lt/cart", "/lt/cart"],
  [null, undefined],
  ["", undefined],
  ["my-orders", undefined],
  ["https://evil.example/", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/..//evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["/a/b//", "/a/b//"],
  ["//[", undefined],
  ["/%zz", "/%zz"],
  [`/${"a".repeat(1999)}`, `/${"a".repeat(1999)}`],
  [`/${"a".repeat(2000)}`, undefined],
])("the redirect target %j becomes %s", (given, path) => {
  expect(sameSitePath(given)).toBe(path);
});
