import { expect, test } from "vitest";
import { fetchCheckoutCall, invalidateCheckoutCall } from "../contract.ts";
import { CHECKOUT_STEPS, reachedStep } from "./checkout-step.ts";

test("steps and retries are those of the specification", () => {
  expect(CHECKOUT_STEPS).toEqual({ shipping: 3, payment: 4, confirm: 5, success: 5 });
  expect([fetchCheckoutCall.retries, invalidateCheckoutCall.retries]).toEqual([2, 2]);
});

test.each([
  [false, false, 3],
  [false, true, 3],
  [true, false, 4],
  [true, true, 5],
])(
  "shipping complete %s and payment chosen %s reach step %s",
  (isShippingComplete, isPaymentChosen, step) => {
    expect(reachedStep({ isShippingComplete, isPaymentChosen })).toBe(step);
  },
);
