import { expect, test } from "vitest";
import { isMailWanted } from "./parcel-mails.ts";

test.each([
  ["every", "in_customs", true],
  ["every", "delivered", true],
  ["main", "shipped", true],
  ["main", "ready_for_pickup", true],
  ["main", "delivered", true],
  ["main", "in_customs", false],
  ["main", "out_for_delivery", false],
  ["none", "delivered", false],
] as const)("a customer with %s parcel mails gets one about %s: %s", (input, step, expected) => {
  expect(isMailWanted(input, step)).toBe(expected);
});
