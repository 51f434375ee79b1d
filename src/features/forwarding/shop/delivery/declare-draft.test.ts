import { expect, test } from "vitest";
import { clearDeclareDraft, readDeclareDraft, writeDeclareDraft } from "./declare-draft.ts";
import { blankLine, type DeclareValues, withFields } from "./declare-values.ts";

const BLANK: DeclareValues = {
  warehouse: "US",
  currency: "USD",
  tracking_number: "",
  carrier: "",
  shop: "",
  weight: "",
  lines: [blankLine(1)],
  invoice: undefined,
};

const ME = 7;

function tabStorage(initial?: string) {
  const stored = new Map<string, string>();
  if (initial !== undefined) stored.set(`own:declare_draft:${ME}`, initial);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test("a declaration draft is restored until it is sent", () => {
  const storage = tabStorage();
  const typed: DeclareValues = {
    ...BLANK,
    shop: "Target",
    carrier: "ups",
    lines: [{ ...blankLine(1), name: "Shoes", tariff: "shoes" }, blankLine(2)],
    invoice: { id: "f1", name: "bill.pdf" },
  };
  writeDeclareDraft(ME, typed, storage);
  expect(readDeclareDraft(ME, BLANK, ["US", "DE"], storage)).toEqual(typed);
  clearDeclareDraft(ME, storage);
  expect(readDeclareDraft(ME, BLANK, ["US", "DE"], storage)).toBeUndefined();
});

test("a declaration draft is not shown to another customer", () => {
  const storage = tabStorage();
  writeDeclareDraft(ME, { ...BLANK, shop: "Target" }, storage);
  expect(readDeclareDraft(8, BLANK, ["US"], storage)).toBeUndefined();
});

test("fields typed before hydration override the draft", () => {
  const draft = {
    ...BLANK,
    shop: "Target",
    lines: [{ ...blankLine(1), name: "Shoes" }, blankLine(2)],
  };
  expect(withFields(draft, { shop: "eBay", "lines.0.value": "12" })).toEqual({
    ...draft,
    shop: "eBay",
    lines: [{ ...blankLine(1), name: "Shoes", value: "12" }, blankLine(2)],
  });
  expect(withFields(draft, {})).toEqual(draft);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a warehouse that is gone", JSON.stringify({ ...BLANK, warehouse: "CN" })],
  ["no lines", JSON.stringify({ ...BLANK, lines: null })],
])("a draft that is %s is ignored", (_what, kept) => {
  expect(readDeclareDraft(ME, BLANK, ["US"], tabStorage(kept))).toBeUndefined();
});

test("invalid values of a draft are replaced by defaults", () => {
  const odd = { ...BLANK, shop: 7, carrier: "pigeon", lines: [{ name: {}, tariff: "x" }, 3] };
  const read = readDeclareDraft(ME, BLANK, ["US"], tabStorage(JSON.stringify(odd)));
  expect(read).toEqual({ ...BLANK, lines: [blankLine(1), blankLine(2)] });
});
