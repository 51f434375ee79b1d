import { type StartThread, startThread, type Thread } from "../../../threads/thread.ts";
import type { ReaderMessage, SegmentsChange } from "./messages.ts";

type ReaderPool = {
  request<Answer>(message: ReaderMessage): Promise<Answer>;
  change(change: SegmentsChange): void;
  close(): Promise<void>;
};

type ReaderPoolOptions = {
  size: number;
  /** Describes everything, for a new reader. */
  describeAll: () => SegmentsChange;
  onDeath: (reason: string) => void;
  startOne?: StartThread | undefined;
};

/** A pool of readers over the same memory; a reader that dies is replaced. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { size, describeAll: whole, onDeath, startOne = startThread } = options;
  const readers = new Set<Thread<ReaderMessage>>();
  let isClosed = false;

  function addReader(): void {
    const reader = startOne<ReaderMessage>(
      "src/adapters/search/memory/workers/reader.worker.ts",
      (reason) => {
        readers.delete(reader);
        if (isClosed) return;
        onDeath(reason);
        addReader();
      },
    );
    readers.add(reader);
    reader.notify({ type: "change", change: whole() });
  }

  for (let at = 0; at < size; at += 1) addReader();
  return {
    request(message) {
      const [first, ...others] = readers;
      if (!first) return Promise.reject(new Error("the search engine is closed"));
      const idlest = others.reduce((a, b) => (b.waiting < a.waiting ? b : a), first);
      return idlest.request(message);
    },
    change(change) {
      for (const reader of readers) reader.notify({ type: "change", change });
    },
    async close() {
      isClosed = true;
      await Promise.all([...readers].map((reader) => reader.close()));
    },
  };
}
