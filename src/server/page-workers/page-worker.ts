import { totalmem } from "node:os";
import { Worker } from "node:worker_threads";
import { findSourceFile } from "#adapters/threads/source-file.ts";
import { type Channel, openChannel } from "./channel.ts";
import type { MainQuestions, WorkerQuestions, WorkerStart } from "./page-questions.ts";

/** How often one is asked whether it is there while somebody waits for it. */
const PING_MS = 1000;
/** So many pings without an answer, and it will never answer: no page takes as long in one go. */
export const MOST_UNANSWERED = 10;
/**
 * A thread that needs as much has a leak, which must not take the process along. By this limit V8 also reckons how
 * far a heap may grow before all of it is gone through: at 512 MB that was at every 35th page, a sixth of the CPU.
 */
const LIMITS = { maxOldGenerationSizeMb: Math.min(Math.max(quarterOfMemory(), 512), 2048) };

function quarterOfMemory(): number {
  const bytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.round(bytes / 4 / 1024 ** 2);
}

const CLOSE_MS = 5000;
/** On a busy machine it takes seconds to load the app; what takes longer never ends. */
const START_MS = 60_000;

export type PageWorker = {
  channel: Channel<WorkerQuestions>;
  /** Settles when it can render, or is gone. */
  ready: Promise<void>;
  isReady: () => boolean;
  close: () => Promise<void>;
};

type Options = {
  start: WorkerStart;
  /** From the root of the project. */
  file: string;
  mostUnanswered: number;
  handlers: Omit<MainQuestions, "ready">;
  onExit: (how: { reason: string; wasReady: boolean }) => void;
};

/** One thread that renders pages. One that blocks for good is ended: whoever waits for it gets an error. */
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
