import { type StartThread, type Thread, ThreadDied } from "../../threads/thread.ts";
import {
  createMemorySearch,
  type MemorySearch,
  type MemorySearchOptions,
} from "./create-memory-search.ts";
import { createBuilder } from "./workers/builder.ts";
import { createReader } from "./workers/reader.ts";

/** What crosses to a thread is copied; shared memory is not. */
const sent = <Message>(message: Message): Message => structuredClone(message);

const WORK: Record<string, () => (message: never) => unknown> = {
  "src/adapters/search/memory/workers/reader.worker.ts": createReader,
  "src/adapters/search/memory/workers/builder.worker.ts": createBuilder,
};

export type ThreadHere = Thread<unknown> & { file: string; die(reason: string): void };

/** Threads that do their work where a test sees it, and die when it says so. */
export function threadsInProcess() {
  const threads: ThreadHere[] = [];
  const start = (file: string, onDeath: (reason: string) => void = () => {}): ThreadHere => {
    const work = WORK[file]?.() as (message: unknown) => unknown;
    const waiting = new Set<(error: Error) => void>();
    let death: string | undefined;
    const die = (reason: string) => {
      if (death !== undefined) return;
      death = reason;
      for (const reject of waiting) reject(new ThreadDied(reason));
      waiting.clear();
      onDeath(reason);
    };
    const thread: ThreadHere = {
      file,
      die,
      request: <Answer>(message: unknown) =>
        new Promise<Answer>((resolve, reject) => {
          if (death !== undefined) return reject(new ThreadDied(death));
          waiting.add(reject);
          const question = sent(message);
          setImmediate(() => {
            if (!waiting.delete(reject)) return;
            try {
              resolve(sent(work(question)) as Answer);
            } catch (error) {
              reject(error);
            }
          });
        }),
      notify(message) {
        if (death === undefined) work(sent(message));
      },
      get waiting() {
        return waiting.size;
      },
      get isAlive() {
        return death === undefined;
      },
      close: async () => die("it was closed"),
    };
    threads.push(thread);
    return thread;
  };
  return { threads, start: start as StartThread };
}

/** The memory engine without threads: every step of a question is taken where a test sees it. */
export function createOneProcessSearch(options: MemorySearchOptions = {}): Promise<MemorySearch> {
  const startThread = threadsInProcess().start;
  return createMemorySearch({ workers: 1, startThread, ...options });
}
