import { MINUTE_MS } from "#core/durations.ts";
import { startThread, type Thread } from "../../../threads/thread.ts";
import type { BuilderMessage } from "./messages.ts";

export type BuilderThread = Thread<BuilderMessage>;

/** An idle thread holds tens of megabytes. */
export const IDLE_MS = MINUTE_MS;

/**
 * Threads that build segments. A thread that is done with a catalogue waits a minute for the next, since starting
 * takes long.
 */
export type BuilderThreads = {
  acquire(): BuilderThread;
  release(thread: BuilderThread): Promise<void>;
  /** Stops all of them, even in the middle of a build. */
  close(): Promise<void>;
};

export function createBuilderThreads(startOne = startThread): BuilderThreads {
  const alive = new Set<BuilderThread>();
  let spare: BuilderThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): BuilderThread {
    if (isClosed) throw new Error("the search engine is closed");
    const thread = startOne<BuilderMessage>(
      "src/adapters/search/memory/workers/builder.worker.ts",
      () => {
        alive.delete(thread);
        if (spare === thread) spare = undefined;
      },
    );
    alive.add(thread);
    return thread;
  }

  return {
    acquire() {
      clearTimeout(idle);
      const taken = spare ?? start();
      spare = undefined;
      return taken;
    },
    async release(thread) {
      if (spare || !thread.isAlive) return thread.close();
      spare = thread;
      idle = setTimeout(() => {
        spare = undefined;
        void thread.close();
      }, IDLE_MS).unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await Promise.all([...alive].map((thread) => thread.close()));
    },
  };
}
