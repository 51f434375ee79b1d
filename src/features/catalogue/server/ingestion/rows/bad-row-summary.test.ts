import { expect, test } from "vitest";
import { parseMapping } from "../../../domain/import-mapping.ts";
import { createBadRowSummary, summaryLines } from "./bad-row-summary.ts";

const mapping = parseMapping({
  source: "s",
  columns: { reference: "id", price: "Price (INR)", manufacturer: "Brand" },
});

test("bad rows are told by reason, the most frequent first, with the first fixes", () => {
  const summary = createBadRowSummary();
  summary.add([
    { line: 2, reason: 'category "Hats" has no ids' },
    { line: 3, reason: 'category "Shoes" has no ids; price "on request" is no number' },
    { line: 4, reason: 'category "Shoes" has no ids' },
  ]);
  summary.add([
    { line: 9, reason: 'price "free" is no number' },
    { line: 10, reason: "manufacturer is empty" },
    { line: 11, reason: 'variant "a": stock 1.5 is no count' },
  ]);
  expect(summaryLines(summary.faults(), mapping)).toEqual([
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

test("a file without faults has nothing to tell", () => {
  expect(summaryLines(createBadRowSummary().faults(), mapping)).toEqual([]);
});
