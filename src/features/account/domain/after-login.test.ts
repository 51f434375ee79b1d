import { expect, test } from "vitest";
import { afterLogin } from "./after-login.ts";

const localise = (path: string) => `/lt${path}`;

test.each([
  ["/lt/cart?a=1", false, "/lt/cart?a=1"],
  [null, false, "/lt/my-orders"],
  ["//evil.example", false, "/lt/my-orders"],
  ["/lt/cart", true, "/lt/account-information"],
])("wanted %s, by a mailed password: %s → %s", (wanted, must_change_password, target) => {
  expect(afterLogin({ must_change_password }, wanted, localise)).toBe(target);
});
