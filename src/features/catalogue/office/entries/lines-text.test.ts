import { expect, test } from "vitest";
import type { FieldValues, SizeChartValues } from "../../domain/staff-goods/taxonomy-values.ts";
import {
  readColumns,
  readRows,
  readValues,
  writeColumns,
  writeRows,
  writeValues,
} from "./lines-text.ts";

test("field values are written as text and read back unchanged", () => {
  const values: FieldValues["values"] = [
    { value: "black", hex: "#000000", titles: { en: "Black", lt: "Juoda", ru: "Чёрный" } },
    { value: "cotton", hex: null, titles: { en: "Cotton" } },
    { value: "plain", hex: null, titles: {} },
  ];
  expect(writeValues(values)).toBe(
    "black #000000 = Black | Juoda |  |  | Чёрный\ncotton = Cotton\nplain = ",
  );
  expect(readValues(writeValues(values))).toEqual(values);
});

test("size charts are written as text and read back unchanged", () => {
  const columns: SizeChartValues["columns"] = [{ en: "Chest", lt: "Krūtinė" }, { en: "Waist" }];
  const rows = [
    { size: "S", cells: ["88-92", "72"] },
    { size: "M", cells: ["93", ""] },
  ];
  expect(readColumns(writeColumns(columns))).toEqual(columns);
  expect(readRows(writeRows(rows))).toEqual(rows);
  expect(readRows("\n  L | 1 |2 \n\n")).toEqual([{ size: "L", cells: ["1", "2"] }]);
});
