import { expect, test } from "vitest";
import { ibanInGroups } from "./iban.ts";

test.each([
  ["LT707044060001123456", "LT70 7044 0600 0112 3456"],
  ["LV71 HABA 0551 2987 6543 2", "LV71 HABA 0551 2987 6543 2"],
])("%s is read as %s", (iban, groups) => {
  expect(ibanInGroups(iban)).toBe(groups);
});
