import { totalmem } from "node:os";
import { Worker } from "node:worker_threads";
import { findSourceFile } from "#adapters/threads/source-file.ts";
import { type Channel, openChannel } from "./channel.ts";
import type { MainQuestions, WorkerQuestions, WorkerStart } from "./page-questions.ts";

/** How often a worker is pinged while a question to it is open. */
const PING_MS = 1000;
/** After so many pings without an answer the worker is stuck: no page blocks a thread for so long. */
export const MOST_UNANSWERED = 10;
/**
 * A thread that needs more memory has a leak, which must not crash the process. V8 also uses this limit to decide when
 * to collect the whole heap: with 512 MB it did so at every 35th page, a sixth of the CPU time.
 */
const LIMITS = { maxOldGenerationSizeMb: Math.min(Math.max(quarterOfMemory(), 512), 2048) };

function quarterOfMemory(): number {
  const bytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.round(bytes / 4 / 1024 ** 2);
}

const CLOSE_MS = 5000;
/** Loading the app takes seconds on a busy machine; if it takes longer than this, it never ends. */
const START_MS = 60_000;

export type PageWorker = {
  channel: Channel<WorkerQuestions>;
  /** Settles when the worker can render or has ended. */
  ready: Promise<void>;
  isReady: () => boolean;
  close: () => Promise<void>;
};

type Options = {
  start: WorkerStart;
  /** Relative to the root of the project. */
  file: string;
  mostUnanswered: number;
  handlers: Omit<MainQuestions, "ready">;
  onExit: (how: { reason: string; wasReady: boolean }) => void;
};

/** Starts a thread that renders pages. If it blocks for good, it is terminated, and open questions get an error. */
export function startPageWorker(options: Options): PageWorker {
  const { start, file, mostUnanswered, handlers, onExit } = options;
  const worker = new Worker(findSourceFile(file), {
    execArgv: [],
    name: "pages",
    workerData: start,
    resourceLimits: LIMITS,
  });
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let reason = "it ended by itself";
  let unanswered = 0;

  const channel = openChannel<WorkerQuestions>(worker, {
    ...handlers,
    ready() {
      isReady = true;
      clearTimeout(late);
      ready.resolve();
    },
  } satisfies MainQuestions);

  const late = setTimeout(() => end("it did not start"), START_MS).unref();
  const watch = setInterval(() => {
    if (!isReady || channel.waiting === 0) return;
    if (unanswered >= mostUnanswered) return end("it did not answer");
    unanswered += 1;
    channel.ask("ping", undefined).then(
      () => {
        unanswered = 0;
      },
      () => {},
    );
  }, PING_MS).unref();

  function end(why: string): void {
    reason = why;
    void worker.terminate();
  }

  worker.on("error", (error: Error) => {
    reason = error.stack ?? error.message;
  });
  worker.on("exit", () => {
    clearInterval(watch);
    clearTimeout(late);
    channel.close(reason);
    ready.resolve();
    onExit({ reason, wasReady: isReady });
  });
  return {
    channel,
    ready: ready.promise,
    isReady: () => isReady,
    async close() {
      const late = setTimeout(() => void worker.terminate(), CLOSE_MS);
      await channel.ask("close", undefined).catch(() => {});
      clearTimeout(late);
      await worker.terminate();
    },
  };
}
