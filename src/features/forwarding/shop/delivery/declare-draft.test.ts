import { expect, test } from "vitest";
import { clearDeclareDraft, readDeclareDraft, writeDeclareDraft } from "./declare-draft.ts";
import { blankLine, type DeclareValues } from "./declare-values.ts";

const BLANK: DeclareValues = {
  warehouse: "US",
  currency: "USD",
  tracking_number: "",
  carrier: "",
  shop: "",
  lines: [blankLine(1)],
  invoice: undefined,
};

function tabStorage(initial?: string) {
  let kept = initial ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

test("what was typed is there again, until it is sent", () => {
  const storage = tabStorage();
  const typed: DeclareValues = {
    ...BLANK,
    shop: "Target",
    carrier: "ups",
    lines: [{ ...blankLine(1), name: "Shoes", tariff: "shoes" }, blankLine(2)],
    invoice: { id: "f1", name: "bill.pdf" },
  };
  writeDeclareDraft(typed, storage);
  expect(readDeclareDraft(BLANK, ["US", "DE"], storage)).toEqual(typed);
  clearDeclareDraft(storage);
  expect(readDeclareDraft(BLANK, ["US", "DE"], storage)).toBeUndefined();
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a warehouse that is gone", JSON.stringify({ ...BLANK, warehouse: "CN" })],
  ["no lines", JSON.stringify({ ...BLANK, lines: null })],
])("a draft that is %s is none", (_what, kept) => {
  expect(readDeclareDraft(BLANK, ["US"], tabStorage(kept))).toBeUndefined();
});

test("what no field can hold is left out", () => {
  const odd = { ...BLANK, shop: 7, carrier: "pigeon", lines: [{ name: {}, tariff: "x" }, 3] };
  const read = readDeclareDraft(BLANK, ["US"], tabStorage(JSON.stringify(odd)));
  expect(read).toEqual({ ...BLANK, lines: [blankLine(1), blankLine(2)] });
});
