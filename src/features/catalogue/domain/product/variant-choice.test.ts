import { expect, test } from "vitest";
import type { VariantView } from "./product-view.ts";
import {
  chosenVariant,
  colourOptions,
  picturesOf,
  sizeOptions,
  variantFor,
  variantsStillThere,
} from "./variant-choice.ts";

const variant = (id: number, size: string | null, colourKey: string | null, stock = 5) =>
  ({ id, size, colourKey, stock }) as VariantView;
const variants = [
  variant(1, "S", "red"),
  variant(2, "M", "red", 0),
  variant(3, "M", "blue"),
  variant(4, "L", "blue", 0),
];
const [small, , blueMedium] = variants as [VariantView, VariantView, VariantView];

test("the address picks a variant; what it does not know gives the default", () => {
  const product = { variants, variantId: 3 };
  expect(chosenVariant(product, "2")?.id).toBe(2);
  expect(chosenVariant(product, "99")?.id).toBe(3);
  expect(chosenVariant(product, null)?.id).toBe(3);
  expect(chosenVariant({ variants, variantId: 7 }, "x")?.id).toBe(1);
  expect(chosenVariant({ variants: [], variantId: 7 }, "x")).toBeUndefined();
});

test("another size keeps the colour, even one that is sold out", () => {
  expect(variantFor(variants, small, { size: "M" })?.id).toBe(2);
});

test("what does not exist in this colour leads to one that does", () => {
  expect(variantFor(variants, small, { size: "L" })?.id).toBe(4);
  expect(variantFor(variants, small, { colourKey: "blue" })?.id).toBe(3);
});

test("every size and colour is offered once", () => {
  expect(sizeOptions(variants, blueMedium).map(({ value, isChosen }) => [value, isChosen])).toEqual(
    [
      ["S", false],
      ["M", true],
      ["L", false],
    ],
  );
  expect(colourOptions(variants, small).map(({ value }) => value)).toEqual(["red", "blue"]);
  expect(sizeOptions([variant(1, null, null)], variant(1, null, null))).toEqual([]);
});

test("pictures follow the colour", () => {
  const picture = (src: string, colourKey: string | null) => ({ src, colourKey, colour: "" });
  const all = [picture("a", null), picture("r", "red"), picture("b", "blue")];
  expect(picturesOf(all, "red").map(({ src }) => src)).toEqual(["r", "a"]);
  expect(picturesOf(all, null).map(({ src }) => src)).toEqual(["a"]);
  expect(picturesOf([picture("b", "blue")], "red").map(({ src }) => src)).toEqual(["b"]);
});

test("in place of a sold-out one its own colour comes first, and nothing that is gone too", () => {
  const redMedium = variant(2, "M", "red", 0);
  const ids = (limit: number) => variantsStillThere(variants, redMedium, limit).map(({ id }) => id);
  expect(ids(4)).toEqual([1, 3]);
  expect(ids(1)).toEqual([1]);
});

test("another colour keeps the size; where there is none of it, one that can be had", () => {
  const all = [
    variant(1, "S", "red"),
    variant(2, "S", "blue", 0),
    variant(3, "M", "blue"),
    variant(4, "L", "green", 0),
    variant(5, "M", "green"),
  ];
  const [redSmall] = all as [VariantView];
  expect(variantFor(all, redSmall, { colourKey: "blue" })?.id).toBe(2);
  expect(variantFor(all, redSmall, { colourKey: "green" })?.id).toBe(5);
  expect(variantFor(all, redSmall, { colourKey: "pink" })).toBeUndefined();
});

test("in place of a sold-out one: its colour, then its size, then the rest", () => {
  const all = [
    variant(1, "L", "blue"),
    variant(2, "M", "blue"),
    variant(3, "L", "red"),
    variant(4, "S", "red"),
  ];
  const soldOut = variant(9, "M", "red", 0);
  expect(variantsStillThere(all, soldOut, 9).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
