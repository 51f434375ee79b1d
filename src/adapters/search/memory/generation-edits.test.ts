import { expect, it } from "vitest";
import { aDocument } from "#ports/fixtures/search-document.ts";
import { chooseMerge, isWorthRebuilding } from "./generation-edits.ts";
import type { HeldSegment } from "./held-segments.ts";
import type { Segment } from "./segment/segment.ts";

const small = (size: number): HeldSegment => ({
  number: 0,
  segment: { size } as Segment,
  dead: new Set(),
  documents: new Map(Array.from({ length: size }, (_, id) => [id, aDocument({ id })])),
});
const whole = (size: number, dead = 0): HeldSegment => ({
  number: 0,
  segment: { size } as Segment,
  dead: new Set(Array.from({ length: dead }, (_, id) => id)),
});
const sizes = (segments: HeldSegment[]) => segments.map(({ documents }) => documents?.size);

it("the newest segments of similar size are merged, but never the large first one", () => {
  expect(sizes(chooseMerge([whole(100), small(1), small(1), small(1)]))).toEqual([]);
  expect(sizes(chooseMerge([whole(100), small(1), small(1), small(1), small(1)]))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(sizes(chooseMerge([small(500), small(1), small(1), small(1), small(1)]))).toHaveLength(4);
});

it("each document is rebuilt less than ten times over a thousand single updates", () => {
  let segments: HeldSegment[] = [];
  let rebuilt = 0;
  for (let round = 0; round < 1000; round += 1) {
    segments.push(small(1));
    const chosen: HeldSegment[] = chooseMerge(segments);
    if (chosen.length === 0) continue;
    const size = chosen.reduce((sum, { segment }) => sum + segment.size, 0);
    rebuilt += size;
    segments = [...segments.filter((held) => !chosen.includes(held)), small(size)];
  }
  expect(rebuilt / 1000).toBeLessThan(10);
  expect(segments.length).toBeLessThan(16);
});

it("large segments are left to the next rebuild", () => {
  const large = [small(12_000), small(9_000), small(1), small(1)];
  expect(chooseMerge(large)).toEqual([]);
  expect(isWorthRebuilding([whole(1000), ...large])).toBe(true);
});

it("a merge has at most 20,000 documents, each segment at most twice as large as all after it", () => {
  expect(chooseMerge([small(8000), small(6000), small(4000), small(3000)])).toEqual([]);
  expect(sizes(chooseMerge([small(5000), small(6000), small(5000), small(4000)]))).toHaveLength(4);
  expect(sizes(chooseMerge([small(18), small(6), small(2), small(1)]))).toHaveLength(4);
  expect(chooseMerge([small(19), small(6), small(2), small(1)])).toEqual([]);
});

it("dead documents count towards a rebuild as new ones do", () => {
  expect(isWorthRebuilding([whole(1000), small(5050)])).toBe(false);
  expect(isWorthRebuilding([whole(1000), small(5051)])).toBe(true);
  expect(isWorthRebuilding([whole(1000, 500), small(5000)])).toBe(true);
  expect(isWorthRebuilding([whole(1_000_000, 50_000), small(4000)])).toBe(false);
});
