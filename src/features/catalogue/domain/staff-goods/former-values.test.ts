import { expect, test } from "vitest";
import { differencesOf, valuesBefore } from "./former-values.ts";

const PRODUCT = "product:1";

test("the oldest of several changes has the original value of a field", () => {
  const changes = [
    { record: PRODUCT, before: { manufacturer: "Lumo" } },
    { record: PRODUCT, before: { manufacturer: "Nova", warehouse: "US" } },
    { record: "variant:5", before: { price: 10 } },
    { record: "variant:5", before: { price: 12, cost: null } },
  ];
  expect([...valuesBefore(changes, PRODUCT)]).toEqual([
    [PRODUCT, { manufacturer: "Lumo", warehouse: "US" }],
    ["variant:5", { price: 10, cost: null }],
  ]);
});

test("flags that the grid changed with a variant belong to the product", () => {
  const changes = [
    { record: "variant:5", before: { flag_ids: [1], price: 3 } },
    { record: PRODUCT, before: { flag_ids: [1, 2] } },
  ];
  expect([...valuesBefore(changes, PRODUCT)]).toEqual([
    [PRODUCT, { flag_ids: [1] }],
    ["variant:5", { price: 3 }],
  ]);
});

test("a variant that was added later is not reverted", () => {
  const changes = [
    { record: "variant:6", before: null },
    { record: "variant:6", before: { price: 4 } },
    { record: PRODUCT, before: null },
    { record: PRODUCT, before: { manufacturer: "Lumo" } },
  ];
  expect([...valuesBefore(changes, PRODUCT)]).toEqual([[PRODUCT, { manufacturer: "Lumo" }]]);
});

test("only changed fields are listed, regardless of key order", () => {
  const now = { fields: { 1: ["a"], 2: ["b"] }, cost: null, price: 3 };
  const before = { fields: { 2: ["b"], 1: ["a"] }, cost: null, price: 2 };
  expect(differencesOf(now, before)).toEqual([{ field: "price", now: 3, before: 2 }]);
});
