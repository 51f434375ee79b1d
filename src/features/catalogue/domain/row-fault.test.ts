import { expect, test } from "vitest";
import { faultKindWords, faultWords, ROW_FAULTS, type RowFault } from "./row-fault.ts";

test("a fault is worded with its value, and its kind without", () => {
  const fault: RowFault = { code: "stock", variant: 'A"1', value: -2 };
  expect(faultWords(fault)).toBe('variant "A\\"1": stock -2 is no count');
  expect(faultKindWords(fault)).toBe("variant …: stock … is no count");
  expect(faultWords({ code: "not_a_number", of: "price", value: "x".repeat(200) })).toBe(
    `price "${"x".repeat(120)}" is no number`,
  );
});

test("no two faults have the same wording", () => {
  expect(new Set(ROW_FAULTS.map((code) => faultWords({ code }))).size).toBe(ROW_FAULTS.length);
});

/** Faults of a list's rows; `check-product.test.ts` tests faults of products. */
test.each<[RowFault, string]>([
  [{ code: "unreadable", value: "a\tb" }, 'the row cannot be read: "a\\tb"'],
  [{ code: "no_object" }, "the row is no JSON object"],
  [{ code: "not_a_product", value: "slug" }, 'it is no product of ours: "slug"'],
  [{ code: "no_reference" }, "there is no reference"],
  [{ code: "not_a_number", of: "price", value: "abc" }, 'price "abc" is no number'],
  [{ code: "category_word", value: "Shoes" }, 'category "Shoes" has no ids'],
  [{ code: "no_sku" }, "several variants, and the list has no SKU"],
  [{ code: "slug_taken", value: "boot" }, 'slug "boot" belongs to another product'],
  [{ code: "sku_taken", value: "A-1" }, 'SKU "A-1" belongs to another product'],
])("%j is worded as: %s", (fault, words) => {
  expect(faultWords(fault)).toBe(words);
});

test("a fault without a value has empty quotes", () => {
  expect(faultWords({ code: "stock" })).toBe('variant "": stock "" is no count');
  expect(faultWords({ code: "site_price" })).toBe("price on  is no price");
});
