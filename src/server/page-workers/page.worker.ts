import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";
import type { WorkerEntry, WorkerStart } from "./page-questions.ts";

/** On Linux this thread alone: where all cores are busy, calls come before renders. */
const STANDS_BACK = 5;

lowerThreadPriority(STANDS_BACK);

/** Everything it runs is in the build, which the main thread runs too. */
const start: WorkerStart = workerData;
const { servePages }: WorkerEntry = await import(start.entry);
if (parentPort) await servePages(parentPort, start);
