import { expect, test } from "vitest";
import { parseMapping } from "../../../domain/import-mapping.ts";
import { createBadRowSummary, summaryLines } from "./bad-row-summary.ts";

const mapping = parseMapping({
  source: "s",
  columns: { reference: "id", price: "Price (INR)", manufacturer: "Brand" },
});

test("invalid rows are summarised by reason, most frequent first, with fixes", () => {
  const summary = createBadRowSummary();
  summary.add([
    { line: 2, faults: [{ code: "category_word", value: "Hats" }] },
    {
      line: 3,
      faults: [
        { code: "category_word", value: "Shoes" },
        { code: "not_a_number", of: "price", value: "on request" },
      ],
    },
    { line: 4, faults: [{ code: "category_word", value: "Shoes" }] },
  ]);
  summary.add([
    { line: 9, faults: [{ code: "not_a_number", of: "price", value: "free" }] },
    { line: 10, faults: [{ code: "no_manufacturer" }] },
    { line: 11, faults: [{ code: "stock", variant: "a", value: 1.5 }] },
  ]);
  expect(summaryLines(summary.kinds(), mapping)).toEqual([
    '      3 × category … has no ids (first in line 2: "Shoes", "Hats")',
    '      2 × price … is no number (first in line 3: "on request", "free")',
    "      1 × manufacturer is empty (first in line 10)",
    '      1 × variant …: stock … is no count (first in line 11: "a")',
    "To mend first:",
    '  "categories": {"Shoes": [0], "Hats": [0], "*": [0]} with category ids in place of 0; "*" is for all other words.',
    '  "price": {"column":"Price (INR)","pattern":"([0-9][0-9.,]*)"} takes the number out of "on request"; "decimal": "," or "." says which sign parts the cents, "fallback" stands in for words.',
    '  "manufacturer": {"column":"Brand","fallback":"Unknown"}',
  ]);
});

test("a file without faults has an empty summary", () => {
  expect(summaryLines(createBadRowSummary().kinds(), mapping)).toEqual([]);
});
