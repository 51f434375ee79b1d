import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  BLANK_LINE,
  countFiles,
  draftLineSchema,
  isBlank,
  type OrderLine,
  orderLineSchema,
  validateLine,
} from "./order-line.ts";

const line: OrderLine = {
  url: "https://shop.example/boots",
  name: "Boots",
  quantity: 2,
  price: 49.99,
  currency: "USD",
  options: "42, red",
  comment: "As a gift",
  kind: "shoes",
  files: ["a"],
};

test("a complete line is valid, and only link, name and quantity are required", () => {
  expect(validateLine(line)).toEqual({});
  expect(
    z.parse(orderLineSchema, { url: " https://a.example ", name: " A ", quantity: 1 }),
  ).toEqual({
    ...BLANK_LINE,
    url: "https://a.example",
    name: "A",
  });
  expect(BLANK_LINE).toEqual({
    url: "",
    name: "",
    quantity: 1,
    price: null,
    currency: "EUR",
    options: "",
    comment: "",
    kind: "other",
    files: [],
  });
});

test.each<[object, object]>([
  [{ url: "" }, { url: "validation.required" }],
  [{ url: undefined }, { url: "validation.required" }],
  [{ url: "boots" }, { url: "validation.url" }],
  [{ url: "ftp://a.example" }, { url: "validation.url" }],
  [{ url: `https://a.example/${"x".repeat(1982)}` }, {}],
  [{ url: `https://a.example/${"x".repeat(1983)}` }, { url: "validation.too_long" }],
  [{ name: " " }, { name: "validation.required" }],
  [{ name: "\u202e\u200b" }, { name: "validation.required" }],
  [{ name: undefined }, { name: "validation.invalid" }],
  [{ name: "x".repeat(200) }, {}],
  [{ name: "x".repeat(201) }, { name: "validation.too_long" }],
  [{ quantity: 0 }, { quantity: "validation.quantity" }],
  [{ quantity: 1.5 }, { quantity: "validation.quantity" }],
  [{ quantity: 999 }, {}],
  [{ quantity: 1000 }, { quantity: "validation.quantity" }],
  [{ price: null }, {}],
  [{ price: 0 }, { price: "validation.goods_value" }],
  [{ price: 0.01 }, {}],
  [{ price: 0.001 }, { price: "validation.goods_value" }],
  [{ price: 100_000 }, {}],
  [{ price: 100_000.01 }, { price: "validation.goods_value" }],
  [{ price: "5" }, { price: "validation.number" }],
  [{ currency: "LTL" }, { currency: "validation.invalid" }],
  [{ options: "x".repeat(201) }, { options: "validation.too_long" }],
  [{ comment: "x".repeat(1000) }, {}],
  [{ comment: "x".repeat(1001) }, { comment: "validation.too_long" }],
  [{ comment: 7 }, { comment: "validation.invalid" }],
  [{ kind: "cars" }, { kind: "validation.invalid" }],
  [{ files: Array.from({ length: 8 }, () => "a") }, {}],
  [{ files: Array.from({ length: 9 }, () => "a") }, { files: "validation.too_many_files" }],
])("a line with %j has the errors %j", (change, errors) => {
  expect(validateLine({ ...line, ...change })).toEqual(errors);
});

test("a field reports only its first error", () => {
  expect(validateLine({ ...line, url: `ftp://${"x".repeat(2000)}` })).toEqual({
    url: "validation.too_long",
  });
});

test("a draft line keeps the input cut to its limits and drops invalid values", () => {
  const draft = (typed: object) => z.parse(draftLineSchema, typed);
  expect(draft({})).toEqual(BLANK_LINE);
  expect(draft(line)).toEqual(line);
  expect(draft({ url: ` ${"u".repeat(2001)}`, name: "n".repeat(201) })).toMatchObject({
    url: "u".repeat(2000),
    name: "n".repeat(200),
  });
  expect(draft({ options: "o".repeat(201), comment: "c".repeat(1001) })).toMatchObject({
    options: "o".repeat(200),
    comment: "c".repeat(1000),
  });
  expect([0, 1, 999, 1000, "x"].map((quantity) => draft({ quantity }).quantity)).toEqual([
    1, 1, 999, 1, 1,
  ]);
  expect([-1, 0, 100_000, 100_001, "x"].map((price) => draft({ price }).price)).toEqual([
    null,
    0,
    100_000,
    null,
    null,
  ]);
  expect(z.safeParse(draftLineSchema, { url: 7 }).error?.issues[0]?.message).toBe(
    "validation.invalid",
  );
});

test("a line without link, name and photo is blank; photos are counted over all lines", () => {
  expect(isBlank({ ...BLANK_LINE, url: " ", name: " ", comment: "x" })).toBe(true);
  expect(isBlank({ ...BLANK_LINE, url: "x" })).toBe(false);
  expect(isBlank({ ...BLANK_LINE, name: "x" })).toBe(false);
  expect(isBlank({ ...BLANK_LINE, files: ["x"] })).toBe(false);
  expect(countFiles([{ files: ["a", "b"] }, { files: [] }, { files: ["c"] }])).toBe(3);
});

test("a missing link and an invalid quantity have specific messages", () => {
  const messages = (changes: object) =>
    z
      .safeParse(orderLineSchema, { ...line, ...changes })
      .error?.issues.map(({ message }) => message);
  expect(messages({ url: " " })?.[0]).toBe("validation.required");
  for (const quantity of [0, -1, 10_000])
    expect(messages({ quantity })).toEqual(["validation.quantity"]);
});
