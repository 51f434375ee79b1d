import { expect, test } from "vitest";
import { canTryAgain, resultOf } from "./payment-result.ts";
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
])("%s, came back without paying: %s, is %s", (status, cameBack, result, again) => {
  expect(resultOf(status, cameBack)).toBe(result);
  expect(canTryAgain(resultOf(status, cameBack))).toBe(again);
});
