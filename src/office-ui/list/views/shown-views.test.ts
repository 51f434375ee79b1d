import { expect, test } from "vitest";
import type { ListFields } from "../list-address.ts";
import { openViews, readableViews } from "./shown-views.ts";

const FIELDS: ListFields = {
  filters: [
    { key: "state", kind: "one", operators: ["is"], values: ["paid"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: [],
};
const changeable = { id: 7, shared: true };
const all = { id: "all", title: "All", query: "" };

test.each([
  ["a=#1", ""],
  ["state=paid#1", ""],
  ["query=a#b", "query=a%23b"],
  ["query=%E0%A4%A&state=paid", "query=%EF%BF%BD%25A&state=paid"],
])("a stored view of “%s” is turned into a valid query", (query, shown) => {
  expect(readableViews([{ ...all, query }], FIELDS)).toEqual([{ ...all, query: shown }]);
});

test("a stored view without a valid filter can be changed in the unfiltered list", () => {
  const bad = { id: "stored-7", title: "Ours", query: "a=#1", changeable };
  const views = readableViews([all, bad], FIELDS);
  expect(openViews(views, "")).toMatchObject({ open: all, changeable: { title: "Ours" } });
  expect(openViews(views, "state=paid")).toEqual({ open: undefined, changeable: undefined });
});
