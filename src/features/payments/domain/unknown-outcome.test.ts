import { expect, test } from "vitest";
import { isOutcomeUnknown } from "./payment-result.ts";

test.each([
  [0, "errors.offline", true],
  [0, "errors.timeout", true],
  [409, "errors.still_running", true],
  [500, "errors.unexpected", true],
  [502, "errors.unexpected", true],
  // The provider could not be asked at all.
  [503, "payments.errors.unavailable", false],
  [409, "orders.errors.out_of_stock", false],
  [422, "payments.errors.refused", false],
  [401, "auth.errors.not_logged_in", false],
])("%i %s", (httpStatus, message, expected) => {
  expect(isOutcomeUnknown({ httpStatus, message })).toBe(expected);
});
