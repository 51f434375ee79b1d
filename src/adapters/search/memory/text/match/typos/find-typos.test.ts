import { expect, it } from "vitest";
import { toolsFor } from "../fixtures/tools.ts";
import { typoFinder } from "./find-typos.ts";

const times = (count: number, name: string) => Array.from({ length: count }, () => name);

function finder(...names: string[]) {
  const { findTypos, dictionary } = toolsFor(names);
  return (word: string, asPrefix = false) =>
    findTypos(word, asPrefix).map(({ term }) => dictionary.text(term));
}

it.each([
  ["a word of three letters is never one", "kit", ["kat"], []],
  ["one slip in four letters", "kite", ["kine", "kino"], ["kine"]],
  ["one slip in seven letters", "kettles", ["kettler", "kettlar"], ["kettler"]],
  ["not two in seven", "kettles", ["kettlar"], []],
  ["two in eight", "kettlers", ["kettlars", "kettlaxx"], ["kettlars"]],
  ["two in eight, where none is nearer", "kettlers", ["kettlaxs", "kettaxxs"], ["kettlaxs"]],
  ["a letter too much or too little", "kettle", ["kettl", "kettles", "kett"], ["kettl", "kettles"]],
  ["two that changed places", "kettle", ["ektlte", "ekttle"], ["ekttle"]],
  ["with one slip the first letter may be another", "kettle", ["settle"], ["settle"]],
  ["with two it may not", "kettlers", ["settlars", "kettlaxs"], ["kettlaxs"]],
])("likely corrections are found: %s", (_what, typed, names, meant) => {
  expect(finder(...names)(typed)).toEqual(meant);
});

it("corrections are sorted by distance, first letter, number of documents, then alphabetically", () => {
  const find = finder("settle", ...times(3, "nettle"), "kettls", ...times(2, "kettlo"), "kettla");
  expect(find("kettle")).toEqual(["kettlo", "kettla", "kettls", "nettle", "settle"]);
});

it("at most six corrections are returned", () => {
  const names = ["kettla", "kettli", "kettlo", "kettlu", "kettly", "kettls", "kettlt"];
  expect(finder(...names)("kettle")).toEqual(names.toSorted().slice(0, 6));
});

it("a prefix may have a typo, but not in its first letter", () => {
  const find = finder("kettledrum", "kestrel", "settledown");
  expect(find("ketle", true)).toEqual(["kettledrum"]);
  expect(find("ketle")).toEqual([]);
  expect(find("ettle", true)).toEqual([]);
});

it("corrections are cached separately for words and prefixes, up to a limit", () => {
  const { buffers, dictionary } = toolsFor(["kettledrum", "ketlo"]);
  const find = typoFinder(buffers, dictionary);
  const whole = find("ketle", false);
  const begun = find("ketle", true);
  expect(find("ketle", false)).toBe(whole);
  expect(find("ketle", true)).toBe(begun);
  expect(begun).not.toEqual(whole);
  for (let at = 0; at < 254; at += 1) find(`word${at}`, false);
  expect(find("ketle", false)).toBe(whole);
  find("oneMore", false);
  expect(find("ketle", false)).not.toBe(whole);
});

it.each([29, 30, 31, 32])("a typo is corrected in a word of %d letters", (length) => {
  const name = "abcdefghijklmnopqrstuvwxyzabcdefgh".slice(0, length);
  expect(finder(name)(`${name.slice(0, 5)}x${name.slice(6)}`)).toEqual([name]);
});
