import { expect, it } from "vitest";
import { toolsFor } from "./fixtures/tools.ts";
import { hasMatches } from "./has-matches.ts";
import { commonRow } from "./weigh-words.ts";

/** "zebra" is in the first 600 names, "yacht" in all after them and in one of the first, "qualm" only in the last. */
const names = Array.from({ length: 1300 }, (_, doc) =>
  [
    doc < 600 && "zebra",
    doc >= 600 && "yacht",
    doc === 580 && "xylem yacht",
    doc === 1299 && "qualm xzone",
    doc % 7 === 0 && "wharf",
  ]
    .filter(Boolean)
    .join(" "),
);
const { buffers, dictionary } = toolsFor(names);
const ask = (...words: string[]) =>
  hasMatches(
    buffers,
    words.map((word) => {
      const term = dictionary.find(word);
      return term < 0 ? [] : [{ from: term, to: term + 1, quality: 1 }];
    }),
  );

it.each([
  [["zebra"], true],
  [["zebra", "wharf"], true],
  [["xylem", "zebra"], true],
  [["qualm", "zebra"], false],
  [["qualm", "yacht"], true],
  [["xylem", "qualm"], false],
  [["qualm", "yacht", "zebra"], false],
  [["nobody"], false],
  [["nobody", "zebra"], false],
  [[], false],
  // Their common document is after the first five hundred of the rarer word.
  [["zebra", "yacht"], true],
])("the words %j occur together: %s", (words, answer) => {
  expect(ask(...words)).toBe(answer);
});

it("the check for common documents goes through all postings when there is no early match", () => {
  const apart = toolsFor(Array.from({ length: 1300 }, (_, doc) => (doc < 600 ? "zebra" : "yacht")));
  const range = (word: string) => {
    const term = apart.dictionary.find(word);
    return [{ from: term, to: term + 1, quality: 1 }];
  };
  expect(hasMatches(apart.buffers, [range("zebra"), range("yacht")])).toBe(false);
  const all = [{ from: 0, to: apart.dictionary.count, quality: 1 }];
  expect(hasMatches(apart.buffers, [range("zebra"), all])).toBe(true);
});

it("common words have a row and rare words have none", () => {
  const rows = ["zebra", "yacht", "wharf", "xylem", "qualm"].map((word) =>
    commonRow(buffers, dictionary.find(word)),
  );
  expect(rows).toEqual([2, 1, 0, -1, -1]);
});
