import { parentPort, workerData } from "node:worker_threads";
import type { WorkerStart } from "./page-questions.ts";

/** Everything it runs is in the build, which the main thread runs too. */
const start: WorkerStart = workerData;
const { servePages } = (await import(start.entry)) as typeof import("../app.ts");
if (parentPort) await servePages(parentPort, start);
