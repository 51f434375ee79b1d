import type { SearchDocument } from "#ports/search.ts";
import {
  addNewTerms,
  emptyTerms,
  openDictionary,
  type TermDictionary,
} from "../segment/term-dictionary.ts";
import { createBuilder } from "../workers/builder.ts";
import { openSegment } from "./open-segment.ts";
import type { Searchable } from "./query-run.ts";
import { createScratch } from "./scratch.ts";

/** What a reader holds after so many builds, each a segment of its own, and the words of its codes. */
export function makeSearchable(
  ...builds: readonly (readonly SearchDocument[])[]
): Searchable & { dictionary: TermDictionary } {
  const builder = createBuilder();
  builder({ type: "begin", terms: emptyTerms() });
  const dictionary = openDictionary(emptyTerms());
  const segments = builds.map((documents) => {
    builder({ type: "add", documents });
    const built = builder({ type: "finish" });
    if (!built) throw new Error("nothing was built");
    addNewTerms(dictionary, built.newTerms);
    return built.segment;
  });
  const keyOf = Uint16Array.from(dictionary.terms.keyOf);
  return {
    dictionary,
    segments: segments.map((segment) => openSegment(segment, [], keyOf)),
    keyOf,
    keyCount: dictionary.terms.keys.length,
    scratch: createScratch(),
    suggestedCounts: new Map(),
  };
}
