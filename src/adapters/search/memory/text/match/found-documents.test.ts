import fc from "fast-check";
import { expect, it } from "vitest";
import { listDocs } from "../../bits/bits.ts";
import type { TermRange } from "./expand-word.ts";
import { toolsFor } from "./fixtures/tools.ts";
import { documentsOf, type FoundDocuments, intersectDocuments } from "./found-documents.ts";
import { scoreWords } from "./scores/score-words.ts";
import { weighWords } from "./weigh-words.ts";

/** From a word in nearly all names to words in few of hundreds. */
const WORDS = ["zebra", "yacht", "xylem", "wharf", "vigor", "umbra", "tulip", "sable", "rumba"];
const isIn = (word: number, doc: number) => (doc + word) % 2 ** word === 0;
const names = Array.from({ length: 600 }, (_, doc) =>
  WORDS.filter((_word, at) => isIn(at, doc)).join(" "),
);
const tools = toolsFor(names);
const uncommon = { ...tools.buffers, commonTerms: new Uint32Array(0) };

const rangesOf = (words: readonly string[]): TermRange[] =>
  words.map((word) => {
    const term = tools.dictionary.find(word);
    return { from: term, to: term + 1, quality: 1 };
  });
const docsOf = (words: readonly string[]) =>
  names.flatMap((name, doc) => (words.some((word) => name.split(" ").includes(word)) ? [doc] : []));
const list = (found: FoundDocuments | undefined) => {
  if (!found) return [];
  if (found.docs) return [...found.docs];
  const docs = new Uint32Array(640);
  return [...docs.subarray(0, listDocs(found.bits, 0, found.bits.length, docs))];
};
const someWords = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });

it("documents of any word in a group are found and intersected with another group", () => {
  fc.assert(
    fc.property(someWords, someWords, fc.boolean(), (first, second, isCommon) => {
      const buffers = isCommon ? tools.buffers : uncommon;
      const weighed = weighWords(buffers, [rangesOf(first), rangesOf(second)]);
      const [one, other] = weighed as [(typeof weighed)[0], (typeof weighed)[0]];
      const found = documentsOf(buffers, one, new Int32Array(19));
      expect(list(found)).toEqual(docsOf(first));
      const both = intersectDocuments(buffers, found, other);
      const wanted = docsOf(second);
      expect(list(both)).toEqual(docsOf(first).filter((doc) => wanted.includes(doc)));
    }),
    { numRuns: 40 },
  );
});

it("the list for several terms is ascending and has each document once", () => {
  const from = tools.dictionary.find("rumba");
  const [word] = weighWords(tools.buffers, [[{ from, to: from + 2, quality: 1 }]]);
  if (!word) throw new Error("no word");
  expect(list(documentsOf(tools.buffers, word, new Int32Array(19)))).toEqual(
    docsOf(["rumba", "sable"]),
  );
});

it("the terms of a word are split into common ones and ranges of rare ones", () => {
  const all = [{ from: 0, to: tools.dictionary.count, quality: 0.5 }];
  const [word] = weighWords(tools.buffers, [all]);
  const { commonTerms } = tools.buffers;
  expect(word?.common).toEqual([...commonTerms.keys()].map((row) => ({ row, quality: 0.5 })));
  const between = (word?.rare ?? []).map(({ from, to }) => to - from);
  expect(Math.min(...between)).toBeGreaterThan(0);
  expect(between.reduce((sum, terms) => sum + terms, 0)).toBe(WORDS.length - commonTerms.length);
  const [first] = weighWords(tools.buffers, [[{ from: 0, to: 1, quality: 1 }]]);
  expect(first).toMatchObject({ common: [], rare: [{ from: 0, to: 1, quality: 1 }] });
});

it("few documents are returned as a list and many as a set", () => {
  const [rare, common] = weighWords(tools.buffers, [rangesOf(["rumba"]), rangesOf(["yacht"])]);
  if (!rare || !common) throw new Error("no words");
  expect(documentsOf(tools.buffers, rare, new Int32Array(19)).docs).toEqual(
    Uint32Array.from(docsOf(["rumba"])),
  );
  expect(documentsOf(tools.buffers, common, new Int32Array(19)).docs).toBeUndefined();
  const [eighteen] = weighWords(tools.buffers, [rangesOf(["umbra"])]);
  if (!eighteen) throw new Error("no word");
  expect(eighteen.postings).toBe(18);
  expect(documentsOf(tools.buffers, eighteen, new Int32Array(18)).docs).toHaveLength(18);
  expect(documentsOf(tools.buffers, eighteen, new Int32Array(17)).docs).toBeUndefined();
});

it("documents have the same scores from scanned lists, lookups and bitsets", () => {
  fc.assert(
    fc.property(
      someWords,
      fc.subarray([0, 3, 8, 17, 64, 129, 255, 256, 511, 599]),
      (words, few) => {
        const scored = (docs: Uint32Array, buffers: typeof tools.buffers) => {
          const bits = new Int32Array(19);
          for (const doc of docs) bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
          const into = new Uint8Array(docs.length);
          const weighed = weighWords(buffers, [rangesOf(words)]);
          const totalWeight = weighed[0]?.weight ?? 0;
          scoreWords(buffers, { words: weighed, totalWeight }, { docs, bits }, into);
          return into;
        };
        const all = Uint32Array.from(names.keys());
        const byDocument = scored(all, uncommon);
        expect(scored(all, tools.buffers)).toEqual(byDocument);
        const docs = Uint32Array.from(few);
        const expected = Uint8Array.from(few, (doc) => byDocument[doc] ?? 0);
        expect(scored(docs, uncommon)).toEqual(expected);
        expect(scored(docs, tools.buffers)).toEqual(expected);
        const having = docsOf(words);
        for (const [doc, score] of byDocument.entries())
          expect(score > 0).toBe(having.includes(doc));
      },
    ),
    { numRuns: 15 },
  );
});
