import { expect, test } from "vitest";
import { hasVisible, withoutUnseen } from "./validation.ts";

test.each([
  ["Ama\u200bzon", "Amazon"],
  ["\u202eevil\u202c", "evil"],
  ["\u3164\u115f", ""],
  ["\ufeff\u2066a\u2069\u00ad b", "a b"],
  ["Café ☕️, O'Neill & Co. 北京", "Café ☕️, O'Neill & Co. 北京"],
])("%j is kept as %j", (typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept);
});

test.each(["a", "7", "&", "€", "北"])("%s is seen", (text) => expect(hasVisible(text)).toBe(true));
test.each(["", " ", "\u00a0", "\u200d", "\ufe0f"])("%j is not", (text) =>
  expect(hasVisible(text)).toBe(false),
);
