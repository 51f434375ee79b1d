import { availableParallelism } from "node:os";
import { createSerialQueue } from "#core/serial-queue.ts";
import type { IndexableEngine, SearchDocument } from "#ports/search.ts";
import { type StartThread, ThreadDied } from "../../threads/thread.ts";
import { createCatalogueEditor } from "./catalogue-editor.ts";
import { decodeResult, readSuggestions } from "./decode-result.ts";
import { describeGeneration, startGeneration } from "./held-segments.ts";
import { planQuery, planText, toNonNegativeInteger } from "./plan-query.ts";
import type { CodedResult, CodedSuggestions } from "./query/coded-query.ts";
import { loadGeneration, saveGeneration } from "./snapshot/snapshot.ts";
import { createBuilderThreads } from "./workers/builder-threads.ts";
import { createReaderPool } from "./workers/reader-pool.ts";

export type MemorySearchOptions = {
  /** The number of answering threads; by default one per core except one, at most four. */
  workers?: number;
  /** Where the index is saved for the next start. */
  snapshotFile?: string;
  /** Reads the whole current catalogue: after many updates the index is rebuilt from it. */
  reload?: () => AsyncIterable<SearchDocument> | Iterable<SearchDocument>;
  /** Gets errors of background work. */
  onProblem?: (problem: string) => void;
  /** Worker threads by default. */
  startThread?: StartThread;
};

export type MemorySearch = IndexableEngine & {
  snapshot: {
    /** The last change in the snapshot; undefined if there was no snapshot to start from. */
    readonly sequence: number | undefined;
  };
  /** Saves the index with the last change that is in it. Does nothing without a file. */
  saveSnapshot(sequence: number): Promise<void>;
  /** Loads the file as it is now; returns the last change in it, or undefined if the file cannot be used. */
  reloadSnapshot(): Promise<number | undefined>;
};

const MOST_WORKERS = 4;
export const readersFor = (cores: number) => Math.max(1, Math.min(MOST_WORKERS, cores - 1));

/** The default engine: the whole catalogue in memory, searched by worker threads. */
export async function createMemorySearch(options: MemorySearchOptions = {}): Promise<MemorySearch> {
  const { snapshotFile, onProblem = () => {} } = options;
  const threads = createBuilderThreads(options.startThread);
  const loaded = snapshotFile && (await loadGeneration(snapshotFile, threads, onProblem));
  const saves = createSerialQueue();
  const editor = createCatalogueEditor({
    start: loaded ? loaded.generation : startGeneration(threads),
    threads,
    reload: options.reload,
    onProblem,
    notifyReaders: (change) => readers.change(change),
  });
  const readers = createReaderPool({
    size: options.workers ?? readersFor(availableParallelism()),
    describeAll: () => describeGeneration(editor.generation),
    onDeath: (reason) => onProblem(`a search worker died: ${reason}`),
    startOne: options.startThread,
  });
  return {
    can: { exactTotal: Infinity, filters: Infinity, values: Infinity },
    search: (query) =>
      askTwice(async () => {
        const { dictionary } = editor.generation;
        const coded = planQuery(dictionary, query);
        const answer = await readers.request<CodedResult>({ type: "search", query: coded });
        return decodeResult(dictionary, query.facets, answer);
      }),
    suggest: ({ siteId, language, text, limit }) =>
      askTwice(async () => {
        const { dictionary } = editor.generation;
        const query = {
          siteId,
          language,
          text: planText(text),
          limit: toNonNegativeInteger(limit),
        };
        const answer = await readers.request<CodedSuggestions>({ type: "suggest", query });
        return readSuggestions(dictionary, answer);
      }),
    upsert: editor.upsert,
    remove: editor.remove,
    swap: editor.swap,
    snapshot: { sequence: loaded ? loaded.sequence : undefined },
    async saveSnapshot(sequence) {
      if (snapshotFile) {
        await saves.run(() => saveGeneration(snapshotFile, editor.generation, sequence));
      }
    },
    async reloadSnapshot() {
      const newer = snapshotFile && (await loadGeneration(snapshotFile, threads, onProblem));
      if (!newer) return undefined;
      await editor.replace(newer.generation);
      return newer.sequence;
    },
    async close() {
      await editor.close();
      await readers.close();
    },
  };
}

/**
 * If a worker dies, its query is planned and sent once more; planned again, because the catalogue may have changed
 * too.
 */
async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw error;
    return ask();
  }
}
