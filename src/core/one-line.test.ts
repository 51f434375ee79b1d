import { expect, test } from "vitest";
import { isOneLine, withoutControls } from "./one-line.ts";

test.each([
  ["a line break", "Shop\r\nBcc: all@shop.example"],
  ["a zero byte", "Shop\0"],
  ["a tab", "My\tshop"],
  ["a control of the second row", "Shop\u0085"],
  ["a line separator", "My\u2028shop"],
  ["text that turns round", "Shop\u202epohS"],
  ["text that is set apart", "\u2066Shop\u2069"],
])("a text with %s is not one line", (_what, text) => {
  expect(isOneLine(text)).toBe(false);
});

test.each(["", "Žuvis & Sūnūs", "Магазин «Север»", "متجر", "👩‍👩‍👧"])(
  "the text “%s” is one line",
  (text) => {
    expect(isOneLine(text)).toBe(true);
  },
);

test("only control characters are removed", () => {
  expect(withoutControls("\u202eŽuvis\r\n & Co\0")).toBe("Žuvis & Co");
});
