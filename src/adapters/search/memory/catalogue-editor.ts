import { createSerialQueue } from "#core/serial-queue.ts";
import type { IndexableEngine, SearchDocument } from "#ports/search.ts";
import {
  addDocuments,
  buildGeneration,
  type Changes,
  catchUp,
  isWorthRebuilding,
  mergeSmallSegments,
} from "./generation-edits.ts";
import { describeGeneration, editGeneration, type Generation } from "./held-segments.ts";
import type { BuilderThreads } from "./workers/builder-threads.ts";
import type { SegmentsChange } from "./workers/messages.ts";

type Documents = AsyncIterable<SearchDocument> | Iterable<SearchDocument>;

type CatalogueEditor = Pick<IndexableEngine, "upsert" | "remove" | "swap" | "close"> & {
  readonly generation: Generation;
  /** Switches to another catalogue that is complete. */
  replace(next: Generation): Promise<void>;
};

export type CatalogueEditorOptions = {
  start: Generation;
  threads: BuilderThreads;
  reload?: (() => Documents) | undefined;
  onProblem: (problem: string) => void;
  notifyReaders: (change: SegmentsChange) => void;
};

/**
 * Changes the searched catalogue: updates run one after another; a new catalogue is built while the old one answers.
 */
export function createCatalogueEditor(options: CatalogueEditorOptions): CatalogueEditor {
  const { threads, reload, onProblem, notifyReaders } = options;
  let generation = options.start;
  const updates = createSerialQueue();
  const swaps = createSerialQueue();
  /** Changes that arrive while a new catalogue is being built. */
  let changesMeanwhile: Changes | undefined;
  let isReloading = false;
  let isClosed = false;

  const update = (work: (generation: Generation) => Promise<SegmentsChange | undefined>) =>
    updates.run(async () => {
      const change = isClosed ? undefined : await work(generation);
      if (change) notifyReaders(change);
    });

  async function replaceGeneration(next: Generation): Promise<void> {
    await catchUp(next, changesMeanwhile ?? new Map());
    const previous = generation;
    generation = next;
    notifyReaders(describeGeneration(next, previous.segments));
    await previous.builder.close();
  }

  const swap = (documents: Documents) =>
    swaps.run(async () => {
      changesMeanwhile = new Map();
      try {
        const next = await buildGeneration(threads, documents);
        await updates.run(() => replaceGeneration(next));
      } finally {
        changesMeanwhile = undefined;
      }
    });

  async function rebuildIfWorth(): Promise<void> {
    if (!reload || isReloading || !isWorthRebuilding(generation.segments)) return;
    isReloading = true;
    try {
      await swap(reload());
    } finally {
      isReloading = false;
    }
  }

  /** Runs in the background: if it fails, it is tried again after the next update. */
  function tidyUp(): void {
    Promise.all([update(mergeSmallSegments), rebuildIfWorth()]).catch((error: Error) => {
      if (!isClosed) onProblem(`the search index was not merged: ${error.message}`);
    });
  }

  return {
    get generation() {
      return generation;
    },
    async upsert(documents) {
      if (documents.length === 0) return;
      for (const document of documents) changesMeanwhile?.set(document.id, document);
      await update((current) => addDocuments(current, documents));
      tidyUp();
    },
    async remove(ids) {
      for (const id of ids) changesMeanwhile?.set(id, undefined);
      await update(async (current) => editGeneration(current, { dead: ids }));
      tidyUp();
    },
    swap,
    replace: (next) => updates.run(() => replaceGeneration(next)),
    async close() {
      isClosed = true;
      await generation.builder.close();
      await threads.close();
    },
  };
}
