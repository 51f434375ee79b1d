import { expect, test } from "vitest";
import { parseMapping } from "../../../domain/import-mapping.ts";
import type { RowFaultCode } from "../../../domain/row-fault.ts";
import { mapRow } from "./map-row.ts";
import { proposeFix } from "./propose-fix.ts";

const base = { source: "s", columns: { reference: "id", price: "p", "name.en": "n" } };

/** Reads the JSON for the mapping, with which a proposal starts. */
function readProposal(text: string): Record<string, object> {
  for (let end = text.lastIndexOf("}"); end > 0; end = text.lastIndexOf("}", end - 1)) {
    try {
      return JSON.parse(`{${text.slice(0, end + 1)}}`);
    } catch {}
  }
  throw new Error(`No part of a mapping: ${text}`);
}

type Row = Record<string, unknown>;
const asMapped = (columns: object, row: Row, more: object = {}) =>
  mapRow(
    { id: 7, p: 10, n: "Lamp", ...row },
    parseMapping({ ...base, columns: { ...base.columns, ...columns }, ...more }),
    "2026-11-15",
  );

type Case = [RowFaultCode, { of?: string; values?: string[]; columns: object }, Row, object];
const weighing = (weightGrams: number) => ({
  variants: [{ packed: { weightGrams, lengthMm: 300, widthMm: 200, heightMm: 80 } }],
});

test.each<Case>([
  ["packed", { columns: { weightGrams: "kg" } }, { kg: "0.45" }, weighing(450)],
  ["packed", { columns: { weightGrams: "kg" } }, { kg: "" }, weighing(500)],
  [
    "not_a_number",
    { of: "price", values: ["from 12.50"], columns: { price: "p" } },
    { p: "from 12.50" },
    { variants: [{ priceCents: 1250 }] },
  ],
  ["no_manufacturer", { columns: { manufacturer: "b" } }, { b: "" }, { manufacturer: "Unknown" }],
  ["no_name", { columns: { "name.en": "n" } }, { n: "" }, { names: { en: "Unnamed" } }],
  [
    "warehouse",
    { values: ["Berlin"], columns: { warehouse: "w" } },
    { w: "Berlin" },
    { warehouse: "ours" },
  ],
  ["seller", { values: ["Kite"], columns: { seller: "s" } }, { s: "Kite" }, { seller: "ours" }],
  [
    "size_chart",
    { values: ["Tops"], columns: { sizeChart: "c" } },
    { c: "Tops" },
    { sizeChart: "ours" },
  ],
  ["price", { columns: { price: "p" } }, { p: "9.99" }, { variants: [{ priceCents: 999 }] }],
])(
  "the fix proposed for %s, %o, maps %o",
  (code, { of = "", values = [], columns }, row, expected) => {
    const before = parseMapping({ ...base, columns: { ...base.columns, ...columns } });
    const fix = proposeFix({ code, of, reason: "", rows: 1, line: 1, values }, before);
    expect(asMapped({ ...columns, ...readProposal(fix ?? "") }, row)).toMatchObject(expected);
  },
);

test("a fix lists unknown category words with placeholder ids", () => {
  const fault = {
    code: "category_word",
    of: "",
    reason: "",
    rows: 1,
    line: 1,
    values: ["Hats"],
  } as const;
  const fix = proposeFix({ ...fault, values: ["Hats"] }, undefined) ?? "";
  const mapped = (c: string) => asMapped({ category: "c" }, { c }, readProposal(fix));
  expect(mapped("Hats")).toMatchObject({ categoryIds: [0] });
  expect(mapped("Shoes")).toMatchObject({ categoryIds: [0] });
});
