import { expect, test } from "vitest";
import { hashRecoveryCode, isRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

test("there are ten distinct recovery codes that match their hashes", () => {
  const { codes, hashes } = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-km-z2-9]{5}-[a-km-z2-9]{5}$/);
  expect(codes.map(hashRecoveryCode)).toEqual(hashes);
});

test.each(["ABCDE-fghjk", "abcde fghjk", " abcdefghjk "])("%j is read as abcde-fghjk", (typed) => {
  expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode("abcde-fghjk"));
  expect(isRecoveryCode(typed)).toBe(true);
});

test("six digits are not a recovery code", () => {
  expect(isRecoveryCode("123456")).toBe(false);
});
