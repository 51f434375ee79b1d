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

describe("a key press", () => {
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
  ])("%o is the stroke %s", (pressed, stroke) => {
    expect(strokeOf(pressed)).toBe(stroke);
  });

  test("is a single character only without Ctrl and without a key name", () => {
    expect(["j", "shift+x", "?", "1"].every(isSingle)).toBe(true);
    expect(["ctrl+k", "enter", "shift+enter", "escape"].some(isSingle)).toBe(false);
  });
});

describe("a sequence of strokes", () => {
  const shortcuts = ["g o", "g h", "o", "j", "ctrl+k"];

  test("waits for its second stroke and is found with it", () => {
    const first = matchStrokes([], "g", shortcuts);
    expect(first).toEqual({ pending: ["g"] });
    expect(matchStrokes(first.pending, "o", shortcuts)).toEqual({ found: "g o", pending: [] });
  });

  test("that matches nothing starts again with its last stroke", () => {
    expect(matchStrokes(["g"], "j", shortcuts)).toEqual({ found: "j", pending: [] });
    expect(matchStrokes(["g"], "g", shortcuts)).toEqual({ pending: ["g"] });
    expect(matchStrokes(["g"], "x", shortcuts)).toEqual({ pending: [] });
  });

  test("of one stroke is found at once", () => {
    expect(matchStrokes([], "o", shortcuts)).toEqual({ found: "o", pending: [] });
  });
});

test("a shortcut is displayed as separate keys", () => {
  expect(keyCaps("g o")).toEqual(["G", "O"]);
  expect(keyCaps("ctrl+k")).toEqual(["Ctrl", "K"]);
  expect(keyCaps("ctrl+k", true)).toEqual(["⌘", "K"]);
  expect(keyCaps("shift+x")).toEqual(["Shift", "X"]);
  expect(keyCaps("arrowup")).toEqual(["↑"]);
});
