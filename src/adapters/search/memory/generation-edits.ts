import type { IndexableEngine, SearchDocument } from "#ports/search.ts";
import {
  editGeneration,
  type Generation,
  type HeldSegment,
  holdSegment,
  type SmallSegment,
  startGeneration,
} from "./held-segments.ts";
import type { BuilderThreads } from "./workers/builder-threads.ts";
import type { SegmentsChange } from "./workers/messages.ts";

const FEWEST_TO_MERGE = 4;
const LARGEST_MERGE = 20_000;

const isSmall = (held: HeldSegment): held is SmallSegment => held.documents !== undefined;

/**
 * Which small segments to merge: the newest ones of similar size, so that each document is rebuilt only a few times,
 * however many updates come.
 */
export function chooseMerge(segments: readonly HeldSegment[]): SmallSegment[] {
  const chosen: SmallSegment[] = [];
  let total = 0;
  for (const held of segments.toReversed()) {
    if (!isSmall(held)) break;
    const { size } = held.documents;
    if (total + size > LARGEST_MERGE) break;
    if (chosen.length > 0 && size > 2 * total) break;
    chosen.push(held);
    total += size;
  }
  return chosen.length >= FEWEST_TO_MERGE ? chosen : [];
}

/** Whether enough has changed for a full rebuild: small segments and dead documents slow every query a little. */
export function isWorthRebuilding(segments: readonly HeldSegment[]): boolean {
  let [changed, whole] = [0, 0];
  for (const { segment, dead, documents } of segments) {
    if (documents) {
      changed += documents.size;
    } else {
      whole += segment.size;
      // `dead` also has the ids of new documents that replaced nothing here, so its size is limited.
      changed += Math.min(dead.size, segment.size);
    }
  }
  return changed > 5_000 + whole / 20;
}

/** By id: the newest version of a document, or undefined if it was removed. */
export type Changes = Map<number, SearchDocument | undefined>;

/** Puts new documents into a small segment of their own and marks older versions as dead in their segments. */
export async function addDocuments(
  generation: Generation,
  documents: readonly SearchDocument[],
): Promise<SegmentsChange> {
  const segment = await generation.builder.build(documents);
  const dead = documents.map(({ id }) => id);
  return editGeneration(generation, { add: [holdSegment(segment, documents)], dead });
}

export async function mergeSmallSegments(
  generation: Generation,
): Promise<SegmentsChange | undefined> {
  const merged = chooseMerge(generation.segments);
  if (merged.length === 0) return undefined;
  const documents = merged.flatMap((held) => [...held.documents.values()]);
  const segment = await generation.builder.build(documents);
  return editGeneration(generation, { add: [holdSegment(segment, documents)], drop: merged });
}

export async function buildGeneration(
  threads: BuilderThreads,
  documents: Parameters<IndexableEngine["swap"]>[0],
): Promise<Generation> {
  const generation = startGeneration(threads);
  try {
    generation.segments.push(holdSegment(await generation.builder.build(documents)));
    return generation;
  } catch (error) {
    await generation.builder.close();
    throw error;
  }
}

/** Applies changes that came during the build, since its documents may have been read before them. */
export async function catchUp(generation: Generation, changes: Changes): Promise<void> {
  const documents = [...changes.values()].filter((document) => document !== undefined);
  editGeneration(generation, { dead: [...changes.keys()] });
  if (documents.length > 0) await addDocuments(generation, documents);
}
