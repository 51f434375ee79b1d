import { expect, test } from "vitest";
import { phoneDigits } from "./phone-digits.ts";

test.each([
  ["+370 612 34567", "37061234567"],
  ["(699) 12-345", "69912345"],
  ["+370", undefined],
  ["+3706", "3706"],
  ["37 06", "3706"],
  ["12345", undefined],
  ["123456", "123456"],
  ["123456789012345", "123456789012345"],
  ["1234567890123456", undefined],
  ["+123456789012345 6", undefined],
  ["QU123456", undefined],
  ["+370 612 34567 x", undefined],
  ["", undefined],
  ["+-()", undefined],
])("the phone digits of %j are %j", (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
