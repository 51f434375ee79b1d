import { expect, test } from "vitest";
import { draftAfterSave, editOf, mergedFields, resolveConflict } from "./record-edit.ts";

const loaded = { name: "Lamp", price: 10 };

test("only changed fields are sent, with the values seen when typing began", () => {
  const draft = { name: { seen: "Lamp", value: "Lamp" }, price: { seen: 9, value: 12 } };
  expect(editOf(loaded, draft)).toEqual({
    seen: { name: "Lamp", price: 9 },
    changes: { price: 12 },
  });
});

test("resolving a conflict keeps the chosen own values and drops the others", () => {
  const draft = { name: { seen: "Lamp", value: "Desk lamp" }, price: { seen: 10, value: 12 } };
  const conflict = {
    fields: [
      { field: "name", seen: "Lamp", yours: "Desk lamp", current: "Old lamp" },
      { field: "price", seen: 10, yours: 12, current: 11 },
    ],
    by: null,
    at: null,
  };
  expect(resolveConflict(draft, conflict, new Set(["price"]))).toEqual({
    price: { seen: 11, value: 12 },
  });
});

test("fields that only one side changed are merged beside a conflict", () => {
  const sentFrom = { name: "Lamp", price: 10, weight: 100, size: "S" };
  const now = { name: "Old lamp", price: 10, weight: 120, size: "S" };
  const draft = { name: { seen: "Lamp", value: "Desk lamp" }, price: { seen: 10, value: 12 } };
  const fields = [{ field: "name", seen: "Lamp", yours: "Desk lamp", current: "Old lamp" }];
  const conflict = { fields, by: null, at: null };
  expect(mergedFields(sentFrom, now, { draft, conflict })).toEqual([
    { field: "price", value: 12, by: "mine" },
    { field: "weight", value: 120, by: "theirs" },
  ]);
});

test("text typed during a save stays a change relative to the saved value", () => {
  const draft = {
    name: { seen: "Lamp", value: "Desk lamp, red" },
    price: { seen: 10, value: 12 },
    brand: { seen: "", value: "Lumo" },
  };
  expect(draftAfterSave(draft, { name: "Desk lamp", price: 12 })).toEqual({
    name: { seen: "Desk lamp", value: "Desk lamp, red" },
    brand: { seen: "", value: "Lumo" },
  });
});
