import { expect, test } from "vitest";
import { storageWith } from "../fixtures/browser-storage.ts";
import { pastSearchesLike, readPastSearches, rememberSearch } from "./past-searches.ts";

test("past searches are stored latest first, ignoring case and at most eight", () => {
  const storage = storageWith(null);
  for (const text of ["boots", " Hat ", "hat", "", ..."abcdefgh"]) rememberSearch(text, storage);
  rememberSearch("C", storage);
  expect(readPastSearches(storage)).toEqual(["C", "h", "g", "f", "e", "d", "b", "a"]);
});

test.each(["[", "1", "[1, null]"])("invalid past searches are ignored: %s", (text) => {
  expect(readPastSearches(storageWith(text))).toEqual([]);
});

test("past searches starting with the text are offered, without the text itself", () => {
  const past = ["Running shoes", "rug", "run", "hat"];
  expect(pastSearchesLike(past, "ru")).toEqual(["Running shoes", "rug", "run"]);
  expect(pastSearchesLike(past, "run")).toEqual(["Running shoes"]);
  expect(pastSearchesLike(past, "")).toEqual(["Running shoes", "rug", "run"]);
});
