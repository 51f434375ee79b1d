import { startThread, type Thread } from "../../../threads/thread.ts";
import type { BuilderMessage } from "./messages.ts";

export type BuilderThread = Thread<BuilderMessage>;

/** Threads that build. One that is done with a catalogue waits for the next, since starting takes long. */
export type BuilderThreads = {
  acquire(): BuilderThread;
  release(thread: BuilderThread): Promise<void>;
  /** Ends all of them, in the middle of whatever they build. */
  close(): Promise<void>;
};

export function createBuilderThreads(startOne = startThread): BuilderThreads {
  const alive = new Set<BuilderThread>();
  let spare: BuilderThread | undefined;
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
      const taken = spare ?? start();
      spare = undefined;
      return taken;
    },
    async release(thread) {
      if (spare || !thread.isAlive) await thread.close();
      else spare = thread;
    },
    async close() {
      isClosed = true;
      await Promise.all([...alive].map((thread) => thread.close()));
    },
  };
}
