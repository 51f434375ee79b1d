import { availableParallelism } from "node:os";
import { hash as argon2, verify } from "@node-rs/argon2";

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Argon2id with 19 MiB and 2 passes: what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs off the event loop, and only so many at once that a processor is left for pages; the
 * others wait in a short line. Both answer undefined when the line is full.
 */
export function createPasswordHasher({
  atOnce = Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting = 64,
} = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nobodysHash: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) return undefined;
      // Whoever finishes hands its place on, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const normal = (password: string) => password.normalize("NFC");
  return {
    hash: (password: string) => inTurn(() => argon2(normal(password), COST)),
    /** Without a hash it takes as long and answers no: the time tells nobody who has an account. */
    async verify(hash: string | null | undefined, password: string): Promise<boolean | undefined> {
      nobodysHash ??= argon2("nobody has this password", COST);
      const against = hash ?? (await nobodysHash);
      const matches = await inTurn(() => verify(against, normal(password)));
      return matches === undefined ? undefined : matches && hash != null;
    },
  };
}
