import { expect, test } from "vitest";
import { TRACKING_CURRENCY, trackedBy } from "./tracked-product.ts";

test("tracked amounts are converted to dollars at the site's rate", () => {
  expect(TRACKING_CURRENCY).toBe("USD");
  const toTracked = trackedBy(1.085);
  expect(toTracked(100, "EUR")).toBe(108.5);
  expect(toTracked(0.1 + 0.2, "EUR")).toBe(0.33);
  expect(toTracked(42.42, "USD")).toBe(42.42);
});
