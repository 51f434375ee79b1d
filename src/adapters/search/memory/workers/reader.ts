import { hideDocuments, type OpenSegment, openSegment } from "../query/open-segment.ts";
import type { Searchable } from "../query/query-run.ts";
import { createScratch } from "../query/scratch.ts";
import { searchSegments, suggestSegments } from "../query/search-segments.ts";
import type { ReaderMessage, SegmentsChange } from "./messages.ts";

/** Answers queries on shared memory. */
export function createReader(): (message: ReaderMessage) => unknown {
  const segments = new Map<number, OpenSegment>();
  let searchable: Searchable = {
    segments: [],
    keyOf: new Uint16Array(0),
    keyCount: 0,
    scratch: createScratch(),
    suggestedCounts: new Map(),
  };

  function applyChange({ add, drop, dead, keyOf, keyCount }: SegmentsChange): void {
    for (const number of drop) segments.delete(number);
    for (const segment of segments.values()) hideDocuments(segment, dead);
    for (const added of add)
      segments.set(added.number, openSegment(added.segment, added.dead, keyOf));
    searchable.suggestedCounts.clear();
    searchable = { ...searchable, segments: [...segments.values()], keyOf, keyCount };
  }

  return (message) => {
    switch (message.type) {
      case "change":
        return applyChange(message.change);
      case "search":
        return searchSegments(searchable, message.query);
      case "suggest":
        return suggestSegments(searchable, message.query);
    }
  };
}
