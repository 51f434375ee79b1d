import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";

export type HashingRequest = { password: string; hash?: string };
export type HashingResponse = { value: string | boolean } | { error: string };

/** Argon2id with 19 MiB and 2 passes: the minimum that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** On Linux this lowers the priority of this thread only, so that page requests come first. */
const STANDS_BACK = 10;

lowerThreadPriority(STANDS_BACK);

parentPort?.on("message", ({ password, hash }: HashingRequest) => {
  try {
    const value = hash === undefined ? hashSync(password, COST) : verifySync(hash, password);
    parentPort?.postMessage({ value } satisfies HashingResponse);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies HashingResponse);
  }
});
