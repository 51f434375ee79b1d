import { expect, expectTypeOf, test } from "vitest";
import {
  entriesOf,
  filterRecord,
  isOneOf,
  isRecord,
  keysOf,
  mapValues,
  pick,
  pickFields,
} from "./record.ts";

const prices: { air: number; sea?: number } = { air: 2, sea: 1 };

test("keys and entries of a record keep their types", () => {
  expect(keysOf(prices)).toEqual(["air", "sea"]);
  expect(entriesOf(prices)).toEqual([
    ["air", 2],
    ["sea", 1],
  ]);
  expectTypeOf(keysOf(prices)).toEqualTypeOf<("air" | "sea")[]>();
  expectTypeOf(entriesOf(prices)).toEqualTypeOf<(["air", number] | ["sea", number])[]>();
});

test("mapped values have the same keys", () => {
  expect(mapValues(prices, (price, way) => `${way} ${price}`)).toEqual({
    air: "air 2",
    sea: "sea 1",
  });
});

test("a filtered record has only matching entries", () => {
  expect(filterRecord(prices, (price) => price === 1)).toEqual({ sea: 1 });
  expect(filterRecord(prices, (_, way) => way === "air")).toEqual({ air: 2 });
});

test("picking fields leaves out missing ones", () => {
  const air: { air: number; sea?: number; rail: number } = { air: 2, rail: 0 };
  expect(pick(air, ["air", "sea"])).toStrictEqual({ air: 2 });
  expectTypeOf(pick(air, ["air"])).toEqualTypeOf<{ air: number }>();
});

test("picking form fields from unknown data takes only values of the field's type", () => {
  const blank = { name: "", agreed: false };
  const found = { name: "Rasa", agreed: "yes", other: "x" };
  expect(pickFields(found, blank)).toEqual({ name: "Rasa" });
  expect(pickFields({ agreed: true, name: 7 }, blank)).toEqual({ agreed: true });
});

test("null and strings are not records", () => {
  expect([isRecord({ a: 1 }), isRecord(null), isRecord("a")]).toEqual([true, false, false]);
});

test("a value is checked against a list of allowed values", () => {
  expect([isOneOf(["air", "sea"], "sea"), isOneOf(["air", "sea"], "rail")]).toEqual([true, false]);
});
