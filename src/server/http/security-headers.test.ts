import { expect, test } from "vitest";
import { headersFor } from "./security-headers.ts";

test.each([
  [false, "max-age=31536000"],
  [true, "max-age=31536000; includeSubDomains"],
])("the HSTS header includes subdomains: %s", (HSTS_SUBDOMAINS, expected) => {
  expect(headersFor({ HSTS_SUBDOMAINS })["strict-transport-security"]).toBe(expected);
});
