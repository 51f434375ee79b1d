import { describe, expect, test } from "vitest";
import type { FieldRecord } from "../taxonomy.ts";
import { picturesFirst, preferredVariant, variantFilterInput } from "./preferred-variant.ts";
import type { VariantRecord } from "./product-record.ts";

const variant = (id: number, colour: string, size: string, stock = 5) =>
  ({ id, colour, size, stock }) as VariantRecord;

const jacket = {
  variants: [
    variant(1, "black", "M"),
    variant(2, "black", "L", 0),
    variant(3, "red", "M"),
    variant(4, "red", "L"),
    variant(5, "blue", "M", 0),
  ],
};

describe("the variant shown for a filter by colour or size", () => {
  test.each([
    ["nothing", {}, 1],
    ["a colour", { colours: ["red"] }, 3],
    ["a size, in a colour that can be had", { sizes: ["L"] }, 4],
    ["both", { colours: ["red"], sizes: ["L"] }, 4],
    ["several colours, the shop's first choice among them", { colours: ["red", "black"] }, 1],
    ["a size before the colour that has none", { colours: ["green"], sizes: ["L"] }, 4],
    ["what nobody has", { colours: ["green"] }, 1],
  ])("is right for %s", (_name, input, id) => {
    const found = preferredVariant(jacket, input);
    expect(found.variant.id).toBe(id);
    expect(found.isInStock).toBe(true);
  });

  test("is marked as out of stock if it is", () => {
    const found = preferredVariant(jacket, { colours: ["blue"] });
    expect(found).toMatchObject({ variant: { id: 5 }, isInStock: false });
  });
});

test("colour and size filters are found by the keys of their fields", () => {
  const fields = [
    { id: 7, key: "colour" },
    { id: 8, key: "size" },
    { id: 9, key: "material" },
  ] as FieldRecord[];
  const terms = { additional_field_7: ["red"], additional_field_9: ["wool"], manufacturer: ["A"] };
  expect(variantFilterInput({ terms }, { fields })).toEqual({ colours: ["red"] });
});

test("pictures of the requested colour come first and the others follow", () => {
  const pictures = ["black", null, "red"].map((variantColour) => ({
    file: `${variantColour}.webp`,
    colour: "#000000",
    variantColour,
  }));
  const files = (colour: string | null) =>
    picturesFirst({ pictures }, colour).map(({ file }) => file);
  expect(files("red")).toEqual(["red.webp", "black.webp", "null.webp"]);
  expect(files(null)).toEqual(["black.webp", "null.webp", "red.webp"]);
});

test("a filter may have only a size, or neither a colour nor a size", () => {
  const fields = [{ id: 8, key: "size" }] as FieldRecord[];
  expect(variantFilterInput({ terms: { additional_field_8: ["L"] } }, { fields })).toEqual({
    sizes: ["L"],
  });
  expect(variantFilterInput({ terms: {} }, { fields })).toStrictEqual({});
});
