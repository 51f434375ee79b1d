import { planQuery } from "#adapters/search/memory/plan-query.ts";
import { openSegment } from "#adapters/search/memory/query/open-segment.ts";
import type { Searchable } from "#adapters/search/memory/query/query-run.ts";
import { createScratch } from "#adapters/search/memory/query/scratch.ts";
import { searchSegments, suggestSegments } from "#adapters/search/memory/query/search-segments.ts";
import type { Segment } from "#adapters/search/memory/segment/segment.ts";
import { openDictionary, type TermList } from "#adapters/search/memory/segment/term-dictionary.ts";
import { readSnapshotFile } from "#adapters/search/memory/snapshot/snapshot-file.ts";
import type { BenchCatalogue } from "./bench-catalogue.ts";
import { KINDS, type Kind, questionOf } from "./query-kinds.ts";
import { LANGUAGE, ROUNDS, SITE } from "./settings.ts";
import { type Timing, timingOf } from "./timings.ts";
import { toQuery } from "./to-query.ts";

/** Warm-up rounds, because a worker of a running shop is warm. */
const WARM_UP = 60;

/** A worker's time for a query, measured in one thread; run it on a quiet machine. */
export async function measureEngineTime(
  { rows, ids }: BenchCatalogue,
  snapshotFile: string,
): Promise<Record<Kind, Timing>> {
  const { terms, segments } = (await readSnapshotFile(snapshotFile, () => true)) as Kept;
  const dictionary = openDictionary(terms);
  const searchable = openSearchable(terms, segments);
  const times = {} as Record<Kind, Timing>;
  for (const kind of KINDS) {
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS.engine + WARM_UP; round += 1) {
      const question = questionOf(kind, rows, round);
      const { text = "", limit } = question;
      const coded = planQuery(dictionary, toQuery(question, ids));
      const before = performance.now();
      if (question.suggest) {
        suggestSegments(searchable, { siteId: SITE, language: LANGUAGE, text, limit });
      } else {
        searchSegments(searchable, coded);
      }
      const took = performance.now() - before;
      if (round >= WARM_UP) measured.push(took);
    }
    times[kind] = timingOf(measured);
  }
  return times;
}

type Kept = { terms: TermList; segments: { segment: Segment; dead: number[] }[] };

function openSearchable(terms: TermList, segments: Kept["segments"]): Searchable {
  const keyOf = Uint16Array.from(terms.keyOf);
  return {
    segments: segments.map(({ segment, dead }) => openSegment(segment, dead, keyOf)),
    keyOf,
    keyCount: terms.keys.length,
    scratch: createScratch(),
    suggestedCounts: new Map(),
  };
}
