import { expect, test } from "vitest";
import { canTryAgain, isOutcomeUnknown, resultOf } from "./payment-result.ts";
import type { PaymentStatus } from "./payment-status.ts";

test.each<[PaymentStatus, boolean, string, boolean]>([
  ["created", false, "waiting", false],
  ["pending", false, "waiting", false],
  ["created", true, "unfinished", true],
  ["pending", true, "waiting", false],
  ["succeeded", false, "succeeded", false],
  ["succeeded", true, "succeeded", false],
  ["partly_refunded", false, "succeeded", false],
  ["failed", false, "failed", true],
  ["cancelled", true, "cancelled", true],
  ["refunded", true, "refunded", false],
])("a payment that is %s (left unpaid: %s) is shown as %s", (status, cameBack, result, again) => {
  expect(resultOf(status, cameBack)).toBe(result);
  expect(canTryAgain(resultOf(status, cameBack))).toBe(again);
});

test.each([
  [0, "errors.offline", true],
  [0, "errors.timeout", true],
  [409, "errors.still_running", true],
  [500, "errors.unexpected", true],
  [502, "errors.unexpected", true],
  // The call to the provider failed, so nothing was paid.
  [503, "payments.errors.unavailable", false],
  [409, "orders.errors.out_of_stock", false],
  [422, "payments.errors.refused", false],
  [401, "auth.errors.not_logged_in", false],
])("the error %i %s decides if a payment's outcome is unknown", (httpStatus, message, expected) => {
  expect(isOutcomeUnknown({ httpStatus, message })).toBe(expected);
});
