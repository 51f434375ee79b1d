import { describe, expect, test } from "vitest";
import { changePrices, fillDown, pasteInto, readCell } from "./grid-cells.ts";

const FLAGS = [
  { id: 1, slug: "new" },
  { id: 2, slug: "black-friday" },
];
const read = (column: Parameters<typeof readCell>[0], text: string) =>
  readCell(column, text, { stock: 10 }, FLAGS);

describe("a grid cell", () => {
  test.each([
    ["price", "1 299,00", { price: 1299 }],
    ["price", "1,299.50 €", { price: 1299.5 }],
    ["old_price", "", { old_price: null }],
    ["old_price", "–", { old_price: null }],
    ["cost", "-", { cost: null }],
    ["cost", "  ", { cost: null }],
    ["cost", "0", { cost: 0 }],
    ["stock", "+5", { stock_change: 5 }],
    ["stock", "−2", { stock_change: -2 }],
    ["stock", " +5 ", { stock_change: 5 }],
    ["stock", "12", { stock_change: 2 }],
    ["stock", "1 200", { stock_change: 1190 }],
    ["flags", "new, black-friday", { flag_ids: [1, 2] }],
    ["flags", "", { flag_ids: [] }],
  ] as const)("of %s is parsed from %s", (column, text, expected) => {
    expect(read(column, text)).toEqual(expected);
  });

  test.each([
    ["price", ""],
    ["price", "abc"],
    ["price", "12 and 13"],
    ["stock", "1.5"],
    ["stock", ""],
    ["flags", "none-such"],
  ] as const)("of %s with %s is invalid", (column, text) => {
    expect(read(column, text)).toBeUndefined();
  });
});

test("pasted rows fill the grid from a cell on and ignore cells outside", () => {
  const ids = [11, 12];
  const edits = pasteInto(
    new Map(),
    { row: 0, column: 3 },
    "5\tnew\textra\r\n6\t\r\n7\tnew\n",
    ids,
  );
  expect([...edits]).toEqual([
    [11, { stock: "5", flags: "new" }],
    [12, { stock: "6", flags: "" }],
  ]);
});

test("pasted cells are trimmed and keep other cells of their row", () => {
  const edits = pasteInto(new Map([[11, { cost: "2" }]]), { row: 0, column: 0 }, " 5 \n", [11, 12]);
  expect([...edits]).toEqual([[11, { cost: "2", price: "5" }]]);
});

test("filling down from outside the grid changes nothing", () => {
  const edits = new Map([[1, { cost: "2" }]]);
  const rows = { ids: [1, 2], textOf: () => "9.99" };
  expect([...fillDown(edits, { row: 0, column: 5 }, 1, rows)]).toEqual([...edits]);
});

test("a cell is filled down to the last selected row", () => {
  const ids = [1, 2, 3, 4];
  const edits = fillDown(new Map([[3, { cost: "2" }]]), { row: 0, column: 0 }, 2, {
    ids,
    textOf: () => "9.99",
  });
  expect([...edits]).toEqual([
    [3, { cost: "2", price: "9.99" }],
    [2, { price: "9.99" }],
  ]);
});

test("a percentage change rounds prices to a cent", () => {
  const rows = [
    { id: 1, price: 10.01 },
    { id: 2, price: 99.99 },
  ];
  expect([...changePrices(new Map(), rows, 10)]).toEqual([
    [1, { price: "11.01" }],
    [2, { price: "109.99" }],
  ]);
});
