import { availableParallelism } from "node:os";
import type { HashingCost, HashingRequest } from "./hashing.worker.ts";
import { type HashingThread, startHashingThread } from "./hashing-thread.ts";

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** The error code while too many requests wait for a hash. */
export const BUSY = "auth.errors.busy";

/** Argon2id with 19 MiB and 2 passes: the minimum that OWASP recommends. */
const COST: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Its hash is verified where a customer has none, so that the check takes equally long. */
const NOBODYS_PASSWORD = "nobody has this password";

/**
 * Hashing runs in threads of lower priority than the one that serves pages, and leaves one processor free;
 * further requests wait in a short queue. `hash` and `verify` return undefined when the queue is full.
 */
export function createPasswordHasher({
  atOnce = Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting = 64,
  cost = COST,
} = {}) {
  const idle: HashingThread[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let nobodysHash: Promise<string> | undefined;

  async function inTurn(question: HashingRequest): Promise<string | boolean | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) return undefined;
      // A finished task passes its slot to the next in the queue, so that no new one can take it first.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    const thread = idle.pop() ?? startHashingThread();
    try {
      return await thread.run(question);
    } finally {
      if (thread.isAlive()) idle.push(thread);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function hash(password: string): Promise<string | undefined> {
    const made = await inTurn({ password: password.normalize("NFC"), cost });
    return typeof made === "string" ? made : undefined;
  }

  /** Bypasses the queue, because it must be available however many requests wait. */
  function standIn(): Promise<string> {
    nobodysHash ??= makeStandIn().catch((error) => {
      nobodysHash = undefined;
      throw error;
    });
    return nobodysHash;
  }

  async function makeStandIn(): Promise<string> {
    const thread = startHashingThread();
    const made = await thread.run({ password: NOBODYS_PASSWORD, cost });
    idle.push(thread);
    return String(made);
  }

  return {
    hash,
    /** Without a hash it takes equally long and returns false, so that the time does not reveal who has an account. */
    async verify(hash: string | null | undefined, password: string): Promise<boolean | undefined> {
      // Every call awaits this, or the time would reveal the first unknown e-mail.
      const nobodys = await standIn();
      const matches = await inTurn({ hash: hash ?? nobodys, password: password.normalize("NFC") });
      return matches === undefined ? undefined : matches === true && hash != null;
    },
  };
}
