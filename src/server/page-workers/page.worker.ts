import { parentPort, workerData } from "node:worker_threads";
import type { WorkerEntry, WorkerStart } from "./page-questions.ts";

/** Everything it runs is in the build, which the main thread runs too. */
const start: WorkerStart = workerData;
const { servePages }: WorkerEntry = await import(start.entry);
if (parentPort) await servePages(parentPort, start);
