import { expect, test } from "vitest";
import { toFormLine } from "../../domain/form-line.ts";
import { BLANK_LINE } from "../../domain/order-line.ts";
import { clearLeftLines, consumeLeftLines, writeLeftLines } from "./left-lines.ts";

function tabStorage(initial: string | null = null) {
  let kept = initial;
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

const shoes = {
  ...toFormLine(BLANK_LINE),
  ...{ url: "https://shop.example/shoes", name: "Shoes", price: "12,5", quantity: 3 },
  ...{ kind: "shoes" as const, files: ["a", "b"], currency: "USD" as const, comment: "red" },
};

test("unsaved lines of a page are restored once by the next page", () => {
  const storage = tabStorage();
  writeLeftLines([shoes, toFormLine(BLANK_LINE)], storage, 1000);
  expect(consumeLeftLines(storage, 2000)).toEqual([shoes, toFormLine(BLANK_LINE)]);
  expect(consumeLeftLines(storage, 2000)).toBeUndefined();
});

test("unsaved lines that are too old are not restored", () => {
  const storage = tabStorage();
  writeLeftLines([shoes], storage, 1000);
  expect(consumeLeftLines(storage, 31_000)).toBeUndefined();
});

test.each(["null", "{", "[]", '{"at":1000,"sent":7}'])("stored %s is not restored", (kept) => {
  expect(consumeLeftLines(tabStorage(kept), 1000)).toBeUndefined();
});

test("cleared lines are not restored by the next page", () => {
  const storage = tabStorage();
  writeLeftLines([shoes], storage, 1000);
  clearLeftLines(storage);
  expect(consumeLeftLines(storage, 2000)).toBeUndefined();
});
