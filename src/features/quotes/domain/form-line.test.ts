import { expect, test } from "vitest";
import {
  FORM_COOKIE,
  fieldName,
  readFormLines,
  toFormLine,
  toOrderLine,
  validateFormLine,
} from "./form-line.ts";
import { BLANK_LINE } from "./order-line.ts";

const typed = { ...toFormLine(BLANK_LINE), url: "https://a.example/b", name: "Boots" };

test("a line's price is text in the form and a number in the order", () => {
  expect(toFormLine({ ...BLANK_LINE, price: 12.5 }).price).toBe("12.5");
  expect(toFormLine(BLANK_LINE).price).toBe("");
  expect(toOrderLine({ ...typed, price: "12,5" }).price).toBe(12.5);
  expect(toOrderLine({ ...typed, price: "dear" }).price).toBeNull();
});

test("a form line is validated with its price as typed", () => {
  expect(validateFormLine({ ...typed, price: "12" })).toEqual({});
  expect(validateFormLine({ ...typed, price: " " })).toStrictEqual({});
  expect(validateFormLine({ ...typed, price: "dear" })).toEqual({ price: "validation.number" });
  expect(validateFormLine({ ...typed, name: "" })).toEqual({ name: "validation.required" });
});

const read = (...fields: [string, unknown][]) => readFormLines(fields);

test("form fields are parsed into lines in their order", () => {
  expect(
    read(
      ["lines.2.name", "Second"],
      ["lines.0.url", "https://a.example"],
      ["lines.0.name", "First"],
      ["lines.0.quantity", "3.9"],
      ["lines.0.price", "12,5"],
      ["lines.0.currency", "USD"],
      ["lines.0.options", "red"],
      ["lines.0.comment", "soon"],
      ["lines.0.kind", "shoes"],
      ["lines.0.files", " a  b "],
    ),
  ).toEqual([
    {
      url: "https://a.example",
      name: "First",
      quantity: 3,
      price: "12,5",
      currency: "USD",
      options: "red",
      comment: "soon",
      kind: "shoes",
      files: ["a", "b"],
    },
    { ...toFormLine(BLANK_LINE), name: "Second" },
  ]);
});

test("unknown fields and invalid values are ignored", () => {
  expect(
    read(
      ["lines.1.name", new File([], "x")],
      ["lines.1.secret", "x"],
      ["my.lines.1.name", "x"],
      ["lines.1.name.more", "x"],
      ["lines.1000.name", "x"],
      ["lines.x.name", "x"],
    ),
  ).toEqual([]);
  expect(
    read(["lines.12.quantity", "many"], ["lines.12.currency", "LTL"], ["lines.12.kind", "cars"]),
  ).toEqual([{ ...toFormLine(BLANK_LINE), quantity: 0 }]);
});

test("a form is limited to fifty lines", () => {
  const many = Array.from({ length: 60 }, (_, at): [string, string] => [
    fieldName(at, "name"),
    `${at}`,
  ]);
  expect(read(...many).map(({ name }) => name)).toEqual(many.slice(0, 50).map(([, name]) => name));
  expect(fieldName(3, "url")).toBe("lines.3.url");
  expect(FORM_COOKIE).toBe("order_form");
});
