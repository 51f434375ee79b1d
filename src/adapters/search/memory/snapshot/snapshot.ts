import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SearchDocument } from "#ports/search.ts";
import { findSourceFile } from "../../../threads/source-file.ts";
import { addDocuments } from "../generation-edits.ts";
import { type Generation, holdSegment, startGeneration } from "../held-segments.ts";
import type { Segment } from "../segment/segment.ts";
import type { TermList } from "../segment/term-dictionary.ts";
import type { BuilderThreads } from "../workers/builder-threads.ts";
import { readSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

/**
 * The folders of the code that creates or reads the arrays: if it changes, the meaning of the arrays may change too.
 */
const FOLDERS = ["bits", "segment", "text", "snapshot"];

let known: string | undefined;

/**
 * Identifies the code that wrote a snapshot, so that no version number has to be maintained. Read only once: files
 * that are replaced while the shop runs are not the code that it runs.
 */
export function sourceVersion(): string {
  known ??= hashSources(findSourceFile("src/adapters/search/memory"));
  return known;
}

export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter(isSource).sort()) {
      hash.update(file).update(readFileSync(path.join(root, folder, file)));
    }
  }
  return hash.digest("hex");
}

const isSource = (file: string) => /(?<!\.test)\.ts$/.test(file);

type Snapshot = {
  version: string;
  /** The last change that it contains. */
  sequence: number;
  terms: TermList;
  segments: { segment: Segment; dead: number[] }[];
  /** The documents of the small segments: so few that the segments are simply rebuilt. */
  documents: SearchDocument[];
};

/** Saves the catalogue as it is now. */
export function saveGeneration(
  file: string,
  { dictionary, segments }: Generation,
  sequence: number,
): Promise<void> {
  const snapshot: Snapshot = {
    version: sourceVersion(),
    sequence,
    // Copied, because the dictionary may grow while the file is written.
    terms: structuredClone(dictionary.terms),
    segments: segments
      .filter(({ documents }) => !documents)
      .map(({ segment, dead }) => ({ segment, dead: [...dead] })),
    documents: segments.flatMap(({ documents }) => [...(documents?.values() ?? [])]),
  };
  return writeSnapshotFile(file, snapshot);
}

type LoadedGeneration = { generation: Generation; sequence: number };

/** The saved catalogue; undefined if there is none that can be used. */
export async function loadGeneration(
  file: string,
  threads: BuilderThreads,
  onProblem: (problem: string) => void,
): Promise<LoadedGeneration | undefined> {
  try {
    const version = sourceVersion();
    const isOurs = (header: unknown) => (header as Partial<Snapshot>).version === version;
    const snapshot = (await readSnapshotFile(file, isOurs)) as Snapshot;
    return { generation: await openSnapshot(threads, snapshot), sequence: snapshot.sequence };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") onProblem(`the search snapshot was left aside: ${message}`);
    return undefined;
  }
}

async function openSnapshot(
  threads: BuilderThreads,
  { terms, segments, documents }: Snapshot,
): Promise<Generation> {
  const generation = startGeneration(threads, terms);
  for (const { segment, dead } of segments) {
    const held = holdSegment(segment);
    for (const id of dead) held.dead.add(id);
    generation.segments.push(held);
  }
  if (documents.length > 0) await addDocuments(generation, documents);
  return generation;
}
