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
  /** Threads that answer; by default one for every core but one, four at most. */
  workers?: number;
  /** Where the index is kept for the next start. */
  snapshotFile?: string;
  /** The whole catalogue as it is now: the index is rebuilt from it once many updates have come. */
  reload?: () => AsyncIterable<SearchDocument> | Iterable<SearchDocument>;
  /** Told of what went wrong in the background. */
  onProblem?: (problem: string) => void;
  /** By default worker threads. */
  startThread?: StartThread;
};

export type MemorySearch = IndexableEngine & {
  snapshot: {
    /** The last change that the snapshot has seen, or nothing if there was none to start from. */
    readonly sequence: number | undefined;
  };
  /** Keeps the index as it is, with the last change that is in it. Without a file nothing is kept. */
  saveSnapshot(sequence: number): Promise<void>;
  /** Takes over the file as it is now; says up to which change it goes, or nothing if it cannot be used. */
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

/** A question whose worker died is planned and asked once more: the catalogue may have changed as well. */
async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw error;
    return ask();
  }
}
