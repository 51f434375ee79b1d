import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { HashingRequest, HashingResponse } from "./hashing.worker.ts";

const FILE = "src/features/account/server/passwords/hashing.worker.ts";

/** The worker runs from source even when the server is bundled to another folder of the project. */
function findFile(from = import.meta.dirname): string {
  const file = path.join(from, FILE);
  if (existsSync(file)) return file;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${FILE} was not found`);
  return findFile(above);
}

export type HashingThread = {
  /** Call it again only after the previous call has finished. */
  run: (question: HashingRequest) => Promise<string | boolean>;
  isAlive: () => boolean;
};

export function startHashingThread(): HashingThread {
  const worker = new Worker(findFile(), { execArgv: [], name: "hashing" });
  let isAlive = true;
  worker.once("exit", () => {
    isAlive = false;
  });
  // An idle worker does not keep the process running.
  worker.unref();
  return {
    isAlive: () => isAlive,
    run: (question) =>
      new Promise((resolve, reject) => {
        const onMessage = (answer: HashingResponse) => {
          finish();
          if ("error" in answer) reject(new Error(answer.error));
          else resolve(answer.value);
        };
        const onEnd = (reason: Error | number) => {
          finish();
          reject(reason instanceof Error ? reason : new Error("The hashing thread ended"));
        };
        const finish = () => {
          worker.off("message", onMessage).off("error", onEnd).off("exit", onEnd);
          worker.unref();
        };
        worker.ref();
        worker.on("message", onMessage).on("error", onEnd).on("exit", onEnd);
        worker.postMessage(question);
      }),
  };
}
