import { describe, expect, test } from "vitest";
import {
  headState,
  NOTHING_SELECTED,
  nextRow,
  selectEverything,
  selectRange,
  selectRows,
  toggleRow,
} from "./selection.ts";

const ORDER = ["a", "b", "c", "d"];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort();

describe("a selection", () => {
  test("adds and removes a row", () => {
    const one = toggleRow(NOTHING_SELECTED, "b");
    expect(ids(one)).toEqual(["b"]);
    expect(ids(toggleRow(one, "b"))).toEqual([]);
  });

  test("adds the range from the last selected row, in either direction", () => {
    expect(ids(selectRange(toggleRow(NOTHING_SELECTED, "b"), "d", ORDER))).toEqual(["b", "c", "d"]);
    expect(ids(selectRange(toggleRow(NOTHING_SELECTED, "c"), "a", ORDER))).toEqual(["a", "b", "c"]);
  });

  test("without a start adds only the clicked row", () => {
    expect(ids(selectRange(NOTHING_SELECTED, "c", ORDER))).toEqual(["c"]);
  });

  test("of everything becomes a selection of rows when one is removed", () => {
    const all = selectEverything(ORDER);
    expect(all.all).toBe(true);
    expect(toggleRow(all, "a")).toMatchObject({ all: false });
  });

  test("sets the state of the header's checkbox", () => {
    expect(headState(NOTHING_SELECTED, ORDER)).toBe("none");
    expect(headState(toggleRow(NOTHING_SELECTED, "a"), ORDER)).toBe("some");
    expect(headState(selectRows(ORDER), ORDER)).toBe("all");
  });
});

test("the next and previous rows stop at the ends of the list", () => {
  expect(nextRow(ORDER, undefined, 1)).toBe("a");
  expect(nextRow(ORDER, "a", 1)).toBe("b");
  expect(nextRow(ORDER, "a", -1)).toBe("a");
  expect(nextRow(ORDER, "d", 1)).toBe("d");
  expect(nextRow(ORDER, "gone", -1)).toBe("a");
  expect(nextRow([], "a", 1)).toBeUndefined();
});
