import { availableParallelism } from "node:os";
import type { HashingRequest } from "./hashing.worker.ts";
import { type HashingThread, startHashingThread } from "./hashing-thread.ts";

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** What is refused with while too many wait for their hash. */
export const BUSY = "auth.errors.busy";

/** Of a password that nobody has: checked where there is no other, so that it takes as long. */
const NOBODYS_PASSWORD = "nobody has this password";

/**
 * Hashing runs in threads of lower priority than the one that serves pages, and only so many at once
 * that a processor is left; the others wait in a short queue. Both answer undefined when it is full.
 */
export function createPasswordHasher({
  atOnce = Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting = 64,
} = {}) {
  const idle: HashingThread[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let nobodysHash: Promise<string> | undefined;

  async function inTurn(question: HashingRequest): Promise<string | boolean | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) return undefined;
      // Whoever finishes hands its place on, so that nobody can slip in between.
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
    const made = await inTurn({ password: password.normalize("NFC") });
    return typeof made === "string" ? made : undefined;
  }

  /** Not in the line: it must be there however many wait. */
  function standIn(): Promise<string> {
    nobodysHash ??= makeStandIn().catch((error) => {
      nobodysHash = undefined;
      throw error;
    });
    return nobodysHash;
  }

  async function makeStandIn(): Promise<string> {
    const thread = startHashingThread();
    const made = await thread.run({ password: NOBODYS_PASSWORD });
    idle.push(thread);
    return String(made);
  }

  return {
    hash,
    /** Without a hash it takes as long and answers no: the time does not reveal who has an account. */
    async verify(hash: string | null | undefined, password: string): Promise<boolean | undefined> {
      // Waited for by everyone, or the time would reveal the first unknown e-mail.
      const nobodys = await standIn();
      const matches = await inTurn({ hash: hash ?? nobodys, password: password.normalize("NFC") });
      return matches === undefined ? undefined : matches === true && hash != null;
    },
  };
}
