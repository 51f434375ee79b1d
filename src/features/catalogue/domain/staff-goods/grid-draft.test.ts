import { expect, test } from "vitest";
import type { GridCells } from "./grid-cells.ts";
import {
  byEdit,
  fromStored,
  type GridDraft,
  NO_DRAFT,
  toStored,
  withAnswers,
  withAttempts,
  withEdits,
} from "./grid-draft.ts";

const row = { price: 10, old_price: null, cost: 4, stock: 7, flag_ids: [1] };
const rows = [
  { id: 1, ...row },
  { id: 2, ...row },
];

test("a cell keeps the value seen when it was typed until it is typed again", () => {
  const typed = withEdits(NO_DRAFT, new Map([[1, { price: "12" }]]), rows);
  expect(typed.seen.get(1)).toEqual({ price: 10 });
  const later = [{ id: 1, ...row, price: 11, stock: 5 }];
  const more = withEdits(typed, new Map([[1, { price: "12", stock: "9" }]]), later);
  expect(more.seen.get(1)).toEqual({ price: 10, stock: 5 });
  const anew = withEdits(more, new Map([[1, { price: "13", stock: "9" }]]), later);
  expect(anew.seen.get(1)).toEqual({ price: 11, stock: 5 });
});

test("saved cells are removed, refused, retyped and unreadable ones stay", () => {
  const sent = new Map([
    [1, { price: "12" }],
    [2, { price: "13", stock: "many" }],
    [3, { price: "1" }],
    [4, { cost: "5" }],
    [5, { cost: "5" }],
  ]);
  const now = new Map(sent).set(4, { cost: "6" });
  const draft = { ...NO_DRAFT, edits: now };
  const unread = new Map([[2, new Set(["stock" as const])]]);
  const outcomes = [
    { id: 1, problem: null },
    { id: 2, problem: null },
    { id: 3, problem: "below_cost" },
    { id: 4, problem: "nothing" },
  ];
  const left = withAnswers(draft, sent, { outcomes, unread });
  expect([...left.edits]).toEqual([
    [2, { stock: "many" }],
    [3, { price: "1" }],
    [4, { cost: "6" }],
    [5, { cost: "5" }],
  ]);
});

const typeInto = (id: number, cells: GridCells, from: GridDraft = NO_DRAFT) =>
  withEdits(from, new Map(from.edits).set(id, cells), rows);
const answered = (draft: GridDraft, id: number, problem: string | null) =>
  withAnswers(draft, draft.edits, { outcomes: [{ id, problem }], unread: new Map() });
const editsOf = (draft: GridDraft) =>
  Object.fromEntries(
    [
      ...byEdit(
        [...draft.edits.keys()].map((id) => ({ id })),
        draft,
        "new",
      ),
    ].map(([edit, some]) => [edit, some.map(({ id }) => id)]),
  );

test("a row retyped after a partly lost edit belongs to a new edit", () => {
  const both = typeInto(2, { price: "12" }, typeInto(1, { price: "12" }));
  const half = answered(withAttempts(both, "first", [1, 2]), 1, null);
  expect(editsOf(half)).toEqual({ first: [2] });
  const again = typeInto(1, { price: "13" }, half);
  expect(editsOf(again)).toEqual({ first: [2], new: [1] });
  // Rows that were written first are sent first, so that they are undone last.
  expect([...byEdit([{ id: 1 }, { id: 2 }], again, "new").keys()]).toEqual(["first", "new"]);
});

test("a row without a response stays in its edit, even after further typing", () => {
  const lost = withAttempts(typeInto(1, { stock: "9" }), "first", [1]);
  const other = withAttempts(typeInto(2, { price: "12" }, lost), "second", [2]);
  const back = answered(other, 2, null);
  expect(editsOf(back)).toEqual({ first: [1] });
  expect(editsOf(typeInto(1, { stock: "10" }, back))).toEqual({ first: [1] });
  expect(editsOf(answered(back, 1, null))).toEqual({});
});

test.each([
  { sent: { price: "12" }, anew: { price: "13" }, edit: "new" },
  { sent: { price: "12" }, anew: { price: "12" }, edit: "first" },
  // Its stock may be written already: only a stock that is typed again is meant as another change.
  { sent: { price: "12", stock: "+2" }, anew: { price: "13", stock: "+2" }, edit: "first" },
  { sent: { price: "12", stock: "+2" }, anew: { price: "12", stock: "+3" }, edit: "new" },
])("a refused row sent as $sent and now $anew gets the edit $edit", ({ sent, anew, edit }) => {
  const refused = answered(withAttempts(typeInto(1, sent), "first", [1]), 1, "changed");
  expect(editsOf(refused)).toEqual({ first: [1] });
  expect(editsOf(typeInto(1, anew, refused))).toEqual({ [edit]: [1] });
  // It was sent again, so it may have been written now.
  const sentAgain = withAttempts(refused, "first", [1]);
  expect(editsOf(typeInto(1, anew, sentAgain))).toEqual({ first: [1] });
});

test("a draft with its attempts is stored and restored, without invalid parts", () => {
  const both = typeInto(2, { flags: "new", cost: "" }, typeInto(1, { price: "12" }));
  const draft = answered(withAttempts(both, "9f", [1, 2]), 2, "flag");
  const stored = JSON.parse(JSON.stringify(toStored(draft)));
  expect(fromStored(stored)).toEqual(draft);
  expect(toStored(NO_DRAFT)).toEqual({});
  const broken = {
    5: { seen: "x", value: { price: 4, cost: "3" } },
    edit: { seen: 1, value: "9f" },
  };
  const attempts = [{ editId: 4, open: [5] }, { editId: "9f", open: ["5"] }, "9f"];
  expect(fromStored({ ...broken, attempts: { seen: null, value: attempts } })).toEqual({
    edits: new Map([[5, { cost: "3" }]]),
    seen: new Map([[5, {}]]),
    attempts: new Map(),
  });
});
