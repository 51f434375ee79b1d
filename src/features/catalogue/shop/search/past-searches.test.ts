import { expect, test } from "vitest";
import { storageWith } from "../fixtures/browser-storage.ts";
import { pastSearchesLike, readPastSearches, rememberSearch } from "./past-searches.ts";

test("the latest first, each once whatever its case, eight at most", () => {
  const storage = storageWith(null);
  for (const text of ["boots", " Hat ", "hat", "", ..."abcdefgh"]) rememberSearch(text, storage);
  rememberSearch("C", storage);
  expect(readPastSearches(storage)).toEqual(["C", "h", "g", "f", "e", "d", "b", "a"]);
});

test.each(["[", "1", "[1, null]"])("what is not ours is nothing: %s", (text) => {
  expect(readPastSearches(storageWith(text))).toEqual([]);
});

test("only what begins as typed is offered, never the text itself", () => {
  const past = ["Running shoes", "rug", "run", "hat"];
  expect(pastSearchesLike(past, "ru")).toEqual(["Running shoes", "rug", "run"]);
  expect(pastSearchesLike(past, "run")).toEqual(["Running shoes"]);
  expect(pastSearchesLike(past, "")).toEqual(["Running shoes", "rug", "run"]);
});
