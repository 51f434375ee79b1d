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
  test("ticks a row and unticks it", () => {
    const one = toggleRow(NOTHING_SELECTED, "b");
    expect(ids(one)).toEqual(["b"]);
    expect(ids(toggleRow(one, "b"))).toEqual([]);
  });

  test("takes a range from the last row that was ticked, in either direction", () => {
    expect(ids(selectRange(toggleRow(NOTHING_SELECTED, "b"), "d", ORDER))).toEqual(["b", "c", "d"]);
    expect(ids(selectRange(toggleRow(NOTHING_SELECTED, "c"), "a", ORDER))).toEqual(["a", "b", "c"]);
  });

  test("without a beginning takes the row alone", () => {
    expect(ids(selectRange(NOTHING_SELECTED, "c", ORDER))).toEqual(["c"]);
  });

  test("of everything is no longer of everything once a row is unticked", () => {
    const all = selectEverything(ORDER);
    expect(all.all).toBe(true);
    expect(toggleRow(all, "a")).toMatchObject({ all: false });
  });

  test("is shown by the box in the head", () => {
    expect(headState(NOTHING_SELECTED, ORDER)).toBe("none");
    expect(headState(toggleRow(NOTHING_SELECTED, "a"), ORDER)).toBe("some");
    expect(headState(selectRows(ORDER), ORDER)).toBe("all");
  });
});

test("J and K go by one row and stop at the ends", () => {
  expect(nextRow(ORDER, undefined, 1)).toBe("a");
  expect(nextRow(ORDER, "a", 1)).toBe("b");
  expect(nextRow(ORDER, "a", -1)).toBe("a");
  expect(nextRow(ORDER, "d", 1)).toBe("d");
  expect(nextRow(ORDER, "gone", -1)).toBe("a");
  expect(nextRow([], "a", 1)).toBeUndefined();
});
