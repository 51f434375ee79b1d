import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";

/** Memory in KiB and passes over it. */
export type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };
/** Makes a hash, or verifies the given one, which has its own cost. */
export type HashingRequest = { password: string } & ({ cost: HashingCost } | { hash: string });
export type HashingResponse = { value: string | boolean } | { error: string };

/** On Linux this lowers the priority of this thread only, so that page requests come first. */
const STANDS_BACK = 10;

lowerThreadPriority(STANDS_BACK);

parentPort?.on("message", ({ password, ...asked }: HashingRequest) => {
  try {
    const value =
      "hash" in asked ? verifySync(asked.hash, password) : hashSync(password, asked.cost);
    parentPort?.postMessage({ value } satisfies HashingResponse);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies HashingResponse);
  }
});
