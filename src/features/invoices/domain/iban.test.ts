import { expect, test } from "vitest";
import { ibanInGroups, isIban } from "./bank-transfer.ts";

test.each([
  ["LT707044060001123456", "LT70 7044 0600 0112 3456"],
  ["LV71 HABA 0551 2987 6543 2", "LV71 HABA 0551 2987 6543 2"],
])("%s is read as %s", (iban, groups) => {
  expect(ibanInGroups(iban)).toBe(groups);
});

test.each([
  ["LT121000011101001000", true],
  ["LT12 1000 0111 0100 1000", true],
  ["GB82 WEST 1234 5698 7654 32", true],
  ["NO93 8601 1117 947", true],
  ["LT131000011101001000", false],
  ["LT121000011101001001", false],
  ["lt121000011101001000", false],
  ["1T121000011101001000", false],
  ["LTA21000011101001000", false],
  ["xLT121000011101001000", false],
  ["LT121000011101001000-", false],
  ["", false],
  // Right by their digits, and no account: too short, too long.
  ["LT661111111111", false],
  ["LT0411111111111", true],
  [`LT16${"0".repeat(30)}`, true],
  [`LT16${"0".repeat(31)}`, false],
])("%j is an account: %s", (iban, answer) => {
  expect(isIban(iban)).toBe(answer);
});

test("of all pairs of digits that could begin an account, one is right", () => {
  const right = Array.from({ length: 97 }, (_, at) => String(at + 2).padStart(2, "0")).filter(
    (digits) => isIban(`LT${digits}1000011101001000`),
  );
  expect(right).toEqual(["12"]);
});

test("what stands before or behind an account's number is no part of one", () => {
  expect(isIban("LT121000011101001000")).toBe(true);
  for (const iban of ["-LT121000011101001000", "LT121000011101001000-"]) {
    expect(isIban(iban), iban).toBe(false);
  }
});
