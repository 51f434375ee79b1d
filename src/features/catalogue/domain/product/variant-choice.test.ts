import { expect, test } from "vitest";
import { variantView } from "./fixtures/product-view.ts";
import type { VariantView } from "./product-view.ts";
import {
  chosenFromAddress,
  chosenVariant,
  colourOptions,
  colourQuery,
  picturesOf,
  sizeOptions,
  stockOf,
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

test("the URL selects a variant, and an unknown id selects the default", () => {
  const product = { variants, variantId: 3 };
  expect(chosenVariant(product, "2")?.id).toBe(2);
  expect(chosenVariant(product, "99")?.id).toBe(3);
  expect(chosenVariant(product, null)?.id).toBe(3);
  expect(chosenVariant({ variants, variantId: 7 }, "x")?.id).toBe(1);
  expect(chosenVariant({ variants: [], variantId: 7 }, "x")).toBeUndefined();
});

const chosen = (one: VariantView) => ({ variant: one, hasSize: true });

test("with several sizes none is chosen until the URL names a variant", () => {
  const product = { variants, variantId: 3 };
  expect(chosenFromAddress(product, { v: null, c: null })).toEqual({
    variant: blueMedium,
    hasSize: false,
  });
  expect(chosenFromAddress(product, { v: "1", c: null })?.hasSize).toBe(true);
  expect(chosenFromAddress(product, { v: null, c: "red" })).toEqual({
    variant: small,
    hasSize: false,
  });
  const oneSize = { variants: [variant(1, "M", "red")], variantId: 1 };
  expect(chosenFromAddress(oneSize, { v: null, c: null })?.hasSize).toBe(true);
  const unsized = { variants: [variant(1, null, "red"), variant(2, null, "blue")], variantId: 1 };
  expect(chosenFromAddress(unsized, { v: null, c: "blue" })).toMatchObject({ hasSize: true });
  expect(chosenFromAddress({ variants: [], variantId: 1 }, { v: null, c: null })).toBeUndefined();
  const sizes = sizeOptions(variants, { variant: blueMedium, hasSize: false });
  expect(sizes.some(({ isChosen }) => isChosen)).toBe(false);
});

test("a colour is sold out only if all its sizes are", () => {
  const [red, blue] = colourOptions(variants, variant(2, "M", "red", 0));
  expect([red?.isSoldOut, blue?.isSoldOut]).toEqual([false, false]);
  const gone = [variant(1, "S", "red", 0), variant(2, "M", "red", 0), variant(3, "S", "blue")];
  expect(colourOptions(gone, gone[2] ?? small).map(({ isSoldOut }) => isSoldOut)).toEqual([
    true,
    false,
  ]);
});

test("another colour keeps the chosen size unless it is sold out there", () => {
  const to = (from: ReturnType<typeof chosen>, key: string) => {
    const option = colourOptions(variants, from.variant).find(({ value }) => value === key);
    return option && colourQuery(option, from);
  };
  expect(to(chosen(variant(2, "M", "red", 0)), "blue")).toBe("?v=3");
  expect(to(chosen(blueMedium), "red")).toBe("?c=red");
  expect(to({ variant: small, hasSize: false }, "blue")).toBe("?c=blue");
});

test("the maximum quantity is the stock of the size, or the highest stock before one is chosen", () => {
  expect(stockOf(variants, chosen(small))).toBe(5);
  expect(stockOf(variants, { variant: variant(4, "L", "blue", 0), hasSize: false })).toBe(5);
});

test("another size keeps the colour even if it is sold out", () => {
  expect(variantFor(variants, small, { size: "M" })?.id).toBe(2);
});

test("a combination that does not exist selects an existing variant", () => {
  expect(variantFor(variants, small, { size: "L" })?.id).toBe(4);
  expect(variantFor(variants, small, { colourKey: "blue" })?.id).toBe(3);
});

test("every size and colour is listed once", () => {
  expect(
    sizeOptions(variants, chosen(blueMedium)).map(({ value, isChosen }) => [value, isChosen]),
  ).toEqual([
    ["S", false],
    ["M", true],
    ["L", false],
  ]);
  expect(colourOptions(variants, small).map(({ value }) => value)).toEqual(["red", "blue"]);
  expect(sizeOptions([variant(1, null, null)], chosen(variant(1, null, null)))).toEqual([]);
});

test("pictures of the chosen colour come first, without those of other colours", () => {
  const picture = (src: string, colourKey: string | null) => ({ src, colourKey, colour: "" });
  const all = [picture("a", null), picture("r", "red"), picture("b", "blue")];
  expect(picturesOf(all, "red").map(({ src }) => src)).toEqual(["r", "a"]);
  expect(picturesOf(all, null).map(({ src }) => src)).toEqual(["a"]);
  expect(picturesOf([picture("b", "blue")], "red").map(({ src }) => src)).toEqual(["b"]);
});

test("alternatives to a sold-out variant are in stock, with its colour first", () => {
  const redMedium = variant(2, "M", "red", 0);
  const ids = (limit: number) => variantsStillThere(variants, redMedium, limit).map(({ id }) => id);
  expect(ids(4)).toEqual([1, 3]);
  expect(ids(1)).toEqual([1]);
});

test("another colour keeps the size, else selects one that is in stock", () => {
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

test("alternatives are sorted by same colour, then same size, then the rest", () => {
  const all = [
    variant(1, "L", "blue"),
    variant(2, "M", "blue"),
    variant(3, "L", "red"),
    variant(4, "S", "red"),
  ];
  const soldOut = variant(9, "M", "red", 0);
  expect(variantsStillThere(all, soldOut, 9).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test("a colour in the URL selects an available size of it", () => {
  const all = [variant(1, "S", "red", 0), variant(2, "M", "red"), variant(3, "S", null)];
  const product = { variants: all, variantId: 3 };
  const asked = (c: string | null) => chosenFromAddress(product, { v: null, c })?.variant.id;
  expect(asked("red")).toBe(2);
  expect(asked(null)).toBe(3);
  expect(asked("pink")).toBe(3);
  const gone = { variants: [variant(8, "S", "blue"), variant(9, "S", "red", 0)], variantId: 8 };
  expect(chosenFromAddress(gone, { v: null, c: "red" })?.variant.id).toBe(9);
  const two = { variants: [variant(1, "S", "red"), variant(2, "M", "red")], variantId: 1 };
  expect(chosenFromAddress(two, { v: null, c: null })?.hasSize).toBe(false);
});

test("the stock without a chosen size is that of the shown colour", () => {
  const all = [variant(1, "S", "red", 2), variant(2, "M", "red", 3), variant(3, "S", "blue", 9)];
  expect(stockOf(all, { variant: variant(1, "S", "red", 2), hasSize: false })).toBe(3);
});

test("a size shows whether it is sold out, a colour whether it is chosen", () => {
  expect(sizeOptions(variants, chosen(small)).map(({ isSoldOut }) => isSoldOut)).toEqual([
    false,
    true,
    true,
  ]);
  expect(colourOptions(variants, blueMedium).map(({ isChosen }) => isChosen)).toEqual([
    false,
    true,
  ]);
});

test("a link to another colour names the colour, or the variant if it has no sizes", () => {
  const option = (one: VariantView) => ({
    value: "dark blue",
    variant: one,
    isChosen: false,
    isSoldOut: false,
  });
  expect(colourQuery(option(variant(3, "M", "dark blue")), chosen(small))).toBe("?c=dark%20blue");
  expect(colourQuery(option(variant(3, null, "dark blue", 0)), chosen(small))).toBe("?v=3");
});

test("another size keeps the colour even if another colour is listed first", () => {
  const variants = [
    variantView({ id: 1, colourKey: "red", size: "S", stock: 1 }),
    variantView({ id: 2, colourKey: "red", size: "M", stock: 1 }),
    variantView({ id: 3, colourKey: "blue", size: "S", stock: 1 }),
    variantView({ id: 4, colourKey: "blue", size: "M", stock: 1 }),
  ];
  const [, , blueSmall] = variants;
  if (!blueSmall) throw new Error("There is no such variant");
  expect(variantFor(variants, blueSmall, { size: "M" })?.id).toBe(4);
  expect(variantFor(variants, blueSmall, { colourKey: "red" })?.id).toBe(1);
});
