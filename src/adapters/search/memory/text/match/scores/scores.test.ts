import { expect, it } from "vitest";
import type { TextBuffers } from "../../text-buffers.ts";
import { toolsFor } from "../fixtures/tools.ts";
import { weighWords } from "../weigh-words.ts";
import { rankRows } from "./rank.ts";
import { fieldScore, NOT_IN_NAME, namePosition } from "./score-tables.ts";
import { scoreOneWord, scoreWords } from "./score-words.ts";

/** The score of one document whose words have these positions in a long name. */
function ranked(...positions: number[]): number {
  const into = new Uint8Array(1);
  const rows = {
    docs: Uint32Array.of(0),
    weights: Float32Array.of(2000),
    positions: positions.map((position) => Uint8Array.of(position)),
  };
  rankRows(rows, Uint8Array.of(9), 1, into);
  return into[0] as number;
}

it("adjacent words score higher than near ones, and near ones in order higher than others", () => {
  const far = ranked(0, 4);
  const nearTurned = ranked(1, 0);
  const near = ranked(0, 2);
  const beside = ranked(0, 1);
  expect([far, nearTurned, near, beside].toSorted((a, b) => a - b)).toEqual([
    far,
    nearTurned,
    near,
    beside,
  ]);
  expect(new Set([far, nearTurned, near, beside]).size).toBe(4);
  expect(ranked(3, 3)).toBe(beside);
  expect(ranked(0, 3)).toBe(near);
  expect(ranked(3, 0)).toBe(nearTurned);
  expect(ranked(4, 0)).toBe(far);
});

it("words outside the name never score as near each other", () => {
  const far = ranked(0, 4);
  expect(ranked(NOT_IN_NAME, NOT_IN_NAME)).toBe(far);
  expect(ranked(15, NOT_IN_NAME)).toBe(far);
  expect(ranked(NOT_IN_NAME, 15)).toBe(far);
});

const scoreOf = (name: number, position: number, other: number) =>
  name === 0 ? other : (name << 16) | ((NOT_IN_NAME - position) << 8) | other;
const docs = Uint32Array.of(0);

function alone(score: number, nameLengths: Uint8Array) {
  const into = new Uint8Array(1);
  scoreOneWord({ nameLengths } as TextBuffers, docs, Uint32Array.of(score), into);
  return into[0];
}

function amongSeveral(score: number, nameLengths: Uint8Array) {
  const into = new Uint8Array(1);
  const positions = [Uint8Array.of(namePosition(score))];
  rankRows({ docs, weights: Float32Array.of(fieldScore(score)), positions }, nameLengths, 1, into);
  return into[0];
}

it.each([1, 2])("one word in a name of %d words scores as it would among several", (length) => {
  const nameLengths = Uint8Array.of(length);
  const upTo255 = Array.from({ length: 256 }, (_, at) => at);
  const scores = upTo255
    .flatMap((name) =>
      upTo255.filter((_, at) => at % 3 === 0).map((other) => [name, other] as const),
    )
    .filter(([name, other]) => name + other > 0)
    .map(([name, other]) => scoreOf(name, other % 16, other));
  const different = scores.filter(
    (score) => alone(score, nameLengths) !== amongSeveral(score, nameLengths),
  );
  expect(different).toEqual([]);
});

const names = Array.from({ length: 600 }, (_, doc) => {
  if (doc < 300) return doc % 2 === 0 ? "alpha gamma" : "alpha";
  return doc < 400 ? "gamma" : "beta";
});
const { buffers, dictionary } = toolsFor(names);

function scored(words: readonly string[], docs: readonly number[], common = true): number[] {
  const used = common ? buffers : { ...buffers, commonTerms: new Uint32Array(0) };
  const ranges = words.map((word) => {
    const from = dictionary.find(word);
    return [{ from, to: from + 1, quality: 1 }];
  });
  const weighed = weighWords(used, ranges);
  const totalWeight = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const bits = new Int32Array(19);
  for (const doc of docs) bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  const into = new Uint8Array(docs.length);
  scoreWords(used, { words: weighed, totalWeight }, { docs: Uint32Array.from(docs), bits }, into);
  return [...into];
}

it.each([true, false])("documents that lack one of the words score zero (%s)", (common) => {
  const scores = scored(["alpha", "gamma"], [0, 1, 2, 350, 500], common);
  expect(scores.map((score) => score > 0)).toEqual([true, false, true, false, false]);
});

it("scoring does not read postings of the next word", () => {
  // The postings of the next word in the dictionary begin with the document that is looked up.
  expect(scored(["alpha"], [400], false)).toEqual([0]);
  expect(scored(["alpha"], [299], false)[0]).toBeGreaterThan(0);
});

it("scoring does not lower an existing better score", () => {
  const into = Uint8Array.of(90);
  const rows = {
    docs: Uint32Array.of(0),
    weights: Float32Array.of(10),
    positions: [Uint8Array.of(0)],
  };
  rankRows(rows, Uint8Array.of(9), 1, into);
  expect([...into]).toEqual([90]);
});
