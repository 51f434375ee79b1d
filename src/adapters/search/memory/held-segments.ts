import type { SearchDocument } from "#ports/search.ts";
import type { Segment } from "./segment/segment.ts";
import { emptyTerms, openDictionary, type TermDictionary } from "./segment/term-dictionary.ts";
import type { BuilderThreads } from "./workers/builder-threads.ts";
import type { SegmentsChange } from "./workers/messages.ts";
import { createSegmentBuilder, type SegmentBuilder } from "./workers/segment-builder.ts";

/** A segment with the ids that it no longer shows, and with its documents while it is small. */
export type HeldSegment = {
  number: number;
  segment: Segment;
  dead: Set<number>;
  /** Only for segments made by updates: they are merged from these documents. */
  documents?: Map<number, SearchDocument>;
};

/** A segment made by an update. */
export type SmallSegment = HeldSegment & Required<Pick<HeldSegment, "documents">>;

/** A built catalogue with its updates since. Another generation has other codes. */
export type Generation = {
  dictionary: TermDictionary;
  builder: SegmentBuilder;
  segments: HeldSegment[];
};

export type Edit = { add?: HeldSegment[]; drop?: HeldSegment[]; dead?: readonly number[] };

export function startGeneration(threads: BuilderThreads, terms = emptyTerms()): Generation {
  const dictionary = openDictionary(terms);
  return { dictionary, builder: createSegmentBuilder(threads, dictionary), segments: [] };
}

let lastNumber = 0;

export function holdSegment(segment: Segment, documents?: Iterable<SearchDocument>): HeldSegment {
  const held = { number: ++lastNumber, segment, dead: new Set<number>() };
  if (!documents) return held;
  return {
    ...held,
    documents: new Map(Array.from(documents, (document) => [document.id, document])),
  };
}

/** Applies an edit here and returns the change for the readers. */
export function editGeneration(generation: Generation, edit: Edit): SegmentsChange {
  const { add = [], drop = [], dead = [] } = edit;
  const kept = generation.segments.filter((held) => !drop.includes(held));
  for (const held of kept) {
    for (const id of dead) {
      held.dead.add(id);
      held.documents?.delete(id);
    }
  }
  const isEmpty = ({ documents }: HeldSegment) => documents?.size === 0;
  generation.segments = [...kept.filter((held) => !isEmpty(held)), ...add];
  const dropped = [...drop, ...kept.filter(isEmpty)].map(({ number }) => number);
  return { ...describeSegments(generation, add), drop: dropped, dead };
}

/** All segments, for a reader that has none, and the segments to drop. */
export function describeGeneration(
  generation: Generation,
  drop: readonly HeldSegment[] = [],
): SegmentsChange {
  const change = describeSegments(generation, generation.segments);
  return { ...change, drop: drop.map(({ number }) => number), dead: [] };
}

function describeSegments({ dictionary }: Generation, added: readonly HeldSegment[]) {
  return {
    add: added.map(({ number, segment, dead }) => ({ number, segment, dead: [...dead] })),
    keyOf: Uint16Array.from(dictionary.terms.keyOf),
    keyCount: dictionary.terms.keys.length,
  };
}
