import { expect, test } from "vitest";
import { parseMoney, writeMoney } from "./money-text.ts";

test.each([
  ["12", 1200],
  ["12,5", 1250],
  ["12.50", 1250],
  ["12,50 €", 1250],
  ["1 234,50", 123_450],
  ["1\u00a0234,50", 123_450],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1,234", 123_400],
  ["12,345,678.90", 1_234_567_890],
  ["-9.50", -950],
  ["\u22129,50", -950],
  ["0", 0],
  ["7.", 700],
])("the input %s is parsed as %d cents", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each(["", "abc", "1.2.3", "12,5,0", "--1", "1e5", "12 €€", "1234567890123"])(
  "the input %s is not an amount",
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
  },
);

test("an amount in a field has the decimal separator of the language", () => {
  expect(writeMoney(123_450, "en")).toBe("1234.50");
  expect(writeMoney(123_450, "lt")).toBe("1234,50");
  expect(parseMoney(writeMoney(-5, "ru"))).toBe(-5);
});
