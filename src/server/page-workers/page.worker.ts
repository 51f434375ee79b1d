import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";
import type { WorkerEntry, WorkerStart } from "./page-questions.ts";

/** On Linux this lowers only this thread's priority, so that calls come before renders if all cores are busy. */
const STANDS_BACK = 5;

lowerThreadPriority(STANDS_BACK);

/** All code it runs comes from the same build that the main thread runs. */
const start: WorkerStart = workerData;
const { servePages }: WorkerEntry = await import(start.entry);
if (parentPort) await servePages(parentPort, start);
