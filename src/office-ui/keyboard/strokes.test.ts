import { describe, expect, test } from "vitest";
import { isSingle, keyCaps, matchStrokes, strokeOf } from "./strokes.ts";

const press = (key: string, more: object = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("a press", () => {
  test.each([
    [press("j"), "j"],
    [press("J", { shiftKey: true }), "shift+j"],
    [press("k", { ctrlKey: true }), "ctrl+k"],
    [press("k", { metaKey: true }), "ctrl+k"],
    [press("?", { shiftKey: true }), "?"],
    [press("Enter"), "enter"],
    [press("Enter", { ctrlKey: true }), "ctrl+enter"],
    [press("о", { code: "KeyJ" }), "j"],
    [press("Ч", { code: "KeyX", shiftKey: true }), "shift+x"],
    [press("j", { altKey: true }), undefined],
    [press(" "), undefined],
    [press("Tab"), undefined],
    [press("Shift", { shiftKey: true }), undefined],
  ])("%o is %s", (pressed, stroke) => {
    expect(strokeOf(pressed)).toBe(stroke);
  });

  test("is single without Ctrl and without a name", () => {
    expect(["j", "shift+x", "?", "1"].every(isSingle)).toBe(true);
    expect(["ctrl+k", "enter", "shift+enter", "escape"].some(isSingle)).toBe(false);
  });
});

describe("strokes", () => {
  const shortcuts = ["g o", "g h", "o", "j", "ctrl+k"];

  test("wait for the second of two, and find it", () => {
    const first = matchStrokes([], "g", shortcuts);
    expect(first).toEqual({ pending: ["g"] });
    expect(matchStrokes(first.pending, "o", shortcuts)).toEqual({ found: "g o", pending: [] });
  });

  test("that lead nowhere are begun anew with the last", () => {
    expect(matchStrokes(["g"], "j", shortcuts)).toEqual({ found: "j", pending: [] });
    expect(matchStrokes(["g"], "g", shortcuts)).toEqual({ pending: ["g"] });
    expect(matchStrokes(["g"], "x", shortcuts)).toEqual({ pending: [] });
  });

  test("alone are found at once", () => {
    expect(matchStrokes([], "o", shortcuts)).toEqual({ found: "o", pending: [] });
  });
});

test("keys are drawn one by one", () => {
  expect(keyCaps("g o")).toEqual(["G", "O"]);
  expect(keyCaps("ctrl+k")).toEqual(["Ctrl", "K"]);
  expect(keyCaps("ctrl+k", true)).toEqual(["⌘", "K"]);
  expect(keyCaps("shift+x")).toEqual(["Shift", "X"]);
  expect(keyCaps("arrowup")).toEqual(["↑"]);
});
