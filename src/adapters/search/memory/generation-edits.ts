import type { IndexableEngine, SearchDocument } from "#ports/search.ts";
import { editGeneration, type Generation, holdSegment, startGeneration } from "./held-segments.ts";
import { chooseMerge } from "./merge-policy.ts";
import type { BuilderThreads } from "./workers/builder-threads.ts";
import type { SegmentsChange } from "./workers/messages.ts";

/** By id: the newest version of a document, or that it was removed. */
export type Changes = Map<number, SearchDocument | undefined>;

/** A small segment of their own; their older versions are buried where they lie. */
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

/** Changes that came while it was built: its documents may have been read before them. */
export async function catchUp(generation: Generation, changes: Changes): Promise<void> {
  const documents = [...changes.values()].filter((document) => document !== undefined);
  editGeneration(generation, { dead: [...changes.keys()] });
  if (documents.length > 0) await addDocuments(generation, documents);
}
