import { expect, test } from "vitest";
import { faultKindWords, faultWords, ROW_FAULTS, type RowFault } from "./row-fault.ts";

test("a fault is told with what was found, and its kind without", () => {
  const fault: RowFault = { code: "stock", variant: 'A"1', value: -2 };
  expect(faultWords(fault)).toBe('variant "A\\"1": stock -2 is no count');
  expect(faultKindWords(fault)).toBe("variant …: stock … is no count");
  expect(faultWords({ code: "not_a_number", of: "price", value: "x".repeat(200) })).toBe(
    `price "${"x".repeat(120)}" is no number`,
  );
});

test("no two faults are told in the same words", () => {
  expect(new Set(ROW_FAULTS.map((code) => faultWords({ code }))).size).toBe(ROW_FAULTS.length);
});
