import fc from "fast-check";
import { expect, it } from "vitest";
import { aRandomDocument } from "#ports/fixtures/search-arbitraries.ts";
import { aDocument } from "#ports/fixtures/search-document.ts";
import type { SearchDocument } from "#ports/search.ts";
import { digestOf } from "../fixtures/digest.ts";
import { createBuilder } from "../workers/builder.ts";
import type { Built } from "../workers/messages.ts";
import { sharedCodes, sharedUint16, sharedUint32 } from "./shared-arrays.ts";
import { emptyTerms } from "./term-dictionary.ts";

// The layout of documents in memory never shows in answers, but it makes them fast, so it must not change by
// accident. If you change it on purpose, measure with `npm run bench -- --catalogue`, and then write down here what
// this test prints.

function build(documents: readonly SearchDocument[]): Built {
  const builder = createBuilder();
  builder({ type: "begin", terms: emptyTerms() });
  builder({ type: "add", documents });
  const built = builder({ type: "finish" });
  if (!built) throw new Error("nothing was built");
  return built;
}

/** Enough documents that blocks, bitsets and lists all occur; some ids come again, and the later one counts. */
const some = { minLength: 700, maxLength: 700 };
const [made = []] = fc.sample(fc.array(aRandomDocument, some), { numRuns: 1, seed: 11 });
const documents = made.map((document, at) => ({ ...document, id: ((at * 37) % 650) + 1 }));

it("the memory layout of a segment does not change", () => {
  const { segment, newTerms } = build(documents);
  expect(segment.size).toBe(650);
  const { texts, ...columns } = segment;
  const digests = Object.entries({ ...columns, texts, newTerms }).map(
    ([name, value]) => `${name} ${digestOf(value)}`,
  );
  expect(digests).toEqual([
    "size IJmptfd34kLR",
    "ids m7yGIvACOiOs",
    "docsById tKQkuANHolP6",
    "manufacturers cXqlMOn7p18z",
    "categorySets ag1Ts5Otd6ua",
    "setStarts WWmdvRgFNKKr",
    "setTerms KpbMY34etGuv",
    "labelSets sRaS5MW_6Y7r",
    "labelTerms asFm3tamywp5",
    "fields CjpY5SSh1EMb",
    "salesRanks iw5vBRBe5Pzr",
    "salesBlocks O22iV6FG8X0u",
    "arrivalDays mUZgOKxUjiqT",
    "arrivalBlocks 4T9pIV9CaoHZ",
    "prices VvwPXwNfR9Ye",
    "sites 5c-KPIi6z2PH",
    "variants gv6EtsnOIL1Q",
    "postings hh4m0E7JE5gY",
    "texts Ik0xpS8-ZzDi",
    "newTerms UaotWoCus0dR",
  ]);
});

it("documents of one category lie together, ordered by their most common categories", () => {
  const inCategories = (id: number, ...categoryIds: number[]) =>
    aDocument({ id, categoryIds, ownCategoryIds: categoryIds.slice(0, 1) });
  const { segment } = build([
    inCategories(1, 7, 1),
    inCategories(2, 8, 2),
    inCategories(3, 9, 1),
    inCategories(4, 7, 1),
    inCategories(5),
    inCategories(6, 1),
  ]);
  expect([...segment.ids]).toEqual([5, 1, 4, 3, 6, 2]);
  expect([...segment.docsById].map((doc) => segment.ids[doc])).toEqual([1, 2, 3, 4, 5, 6]);
});

it("a segment keeps the last document of each id and refuses invalid ids", () => {
  const { segment } = build([
    aDocument({ id: 5, arrivalDay: 1 }),
    aDocument({ id: 0, arrivalDay: 2 }),
    aDocument({ id: 5, arrivalDay: 3 }),
    aDocument({ id: 4_294_967_295, arrivalDay: 4 }),
    aDocument({ id: 5, arrivalDay: 5 }),
  ]);
  expect([...segment.ids]).toEqual([0, 5, 4_294_967_295]);
  expect([...segment.arrivalDays]).toEqual([2, 5, 4]);
  for (const id of [-1, 1.5, Number.NaN, 4_294_967_296]) {
    expect(() => build([aDocument({ id })])).toThrow(`no document id: ${id}`);
  }
});

it("a segment stores codes in two bytes while they fit", () => {
  expect(sharedCodes(3, 0xffff)).toEqual(sharedUint16(3));
  expect(sharedCodes(3, 0x10000)).toEqual(sharedUint32(3));
});
