import { expect, test } from "vitest";
import { base32, matchingStep, stepAt, totpCode, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

/** RFC 6238, appendix B, SHA-1. */
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("the code at second %d is %s as in RFC 6238", (second, code) => {
  const step = stepAt(new Date(second * 1000));
  expect(totpCode(secret, step, 8)).toBe(code);
  expect(totpCode(secret, step)).toBe(code.slice(2));
});

const now = new Date(1_234_567_890_000);
const step = stepAt(now);

test.each([-1, 0, 1])("a code that is %d steps off is accepted", (off) => {
  expect(matchingStep({ secret, lastStep: 0 }, totpCode(secret, step + off), now)).toBe(step + off);
});

test.each([-2, 2])("a code that is %d steps off is refused", (off) => {
  expect(matchingStep({ secret, lastStep: 0 }, totpCode(secret, step + off), now)).toBeUndefined();
});

test("a used code and older ones are refused", () => {
  expect(matchingStep({ secret, lastStep: step }, totpCode(secret, step), now)).toBeUndefined();
  expect(matchingStep({ secret, lastStep: step }, totpCode(secret, step - 1), now)).toBeUndefined();
});

test.each(["", "12345", "1234567", "abcdef"])("%j is not a valid code", (code) => {
  expect(matchingStep({ secret, lastStep: 0 }, code, now)).toBeUndefined();
});

test("secrets are encoded in base32 as in RFC 4648", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});

test("the TOTP address contains shop and account", () => {
  expect(totpUri(secret, { issuer: "Cartage & Co", account: "ieva@cartage.example" })).toBe(
    "otpauth://totp/Cartage%20%26%20Co%3Aieva%40cartage.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cartage%20%26%20Co",
  );
});
