import { expect, test } from "vitest";
import { fromStored, NO_DRAFT, toStored, withEdits, withoutSaved } from "./grid-draft.ts";

const row = { price: 10, old_price: null, cost: 4, stock: 7, flag_ids: [1] };
const rows = [
  { id: 1, ...row },
  { id: 2, ...row },
];

test("what stood in a row is kept from when its cell was typed, until it is typed anew", () => {
  const typed = withEdits(NO_DRAFT, new Map([[1, { price: "12" }]]), rows);
  expect(typed.seen.get(1)).toEqual({ price: 10 });
  const later = [{ id: 1, ...row, price: 11, stock: 5 }];
  const more = withEdits(typed, new Map([[1, { price: "12", stock: "9" }]]), later);
  expect(more.seen.get(1)).toEqual({ price: 10, stock: 5 });
  const anew = withEdits(more, new Map([[1, { price: "13", stock: "9" }]]), later);
  expect(anew.seen.get(1)).toEqual({ price: 11, stock: 5 });
});

test("saved cells go; those of refused rows, typed meanwhile, or unreadable stay", () => {
  const sent = new Map([
    [1, { price: "12" }],
    [2, { price: "13", stock: "many" }],
    [3, { price: "1" }],
    [4, { cost: "5" }],
  ]);
  const now = new Map(sent).set(4, { cost: "6" });
  const draft = { ...NO_DRAFT, edits: now };
  const unread = new Map([[2, new Set(["stock" as const])]]);
  const left = withoutSaved(draft, sent, { ids: [1, 2, 4], unread });
  expect([...left.edits]).toEqual([
    [2, { stock: "many" }],
    [3, { price: "1" }],
    [4, { cost: "6" }],
  ]);
});

test("a draft outlives its page as it was, with the id under which it is being saved", () => {
  const typed = withEdits(NO_DRAFT, new Map([[2, { flags: "new", cost: "" }]]), rows);
  const draft = { ...typed, editId: "9f" };
  expect(fromStored(JSON.parse(JSON.stringify(toStored(draft))))).toEqual(draft);
  expect(toStored({ ...NO_DRAFT, editId: "9f" })).toEqual({});
  expect(fromStored({ 5: { seen: "x", value: { price: 4, cost: "3" } } })).toEqual({
    edits: new Map([[5, { cost: "3" }]]),
    seen: new Map([[5, {}]]),
    editId: undefined,
  });
});
