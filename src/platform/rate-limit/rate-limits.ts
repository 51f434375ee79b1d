import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sha256 } from "../auth/secret-token.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Product notes §7: where guessing pays. `visitor` counts one address whatever it asks for, `account` one
 * account whoever asks, `pair` both together: the tightest, so that a stranger who guesses locks
 * out himself before the owner.
 */
const LIMITS = {
  login: {
    visitor: { points: 60, duration: 15 * MINUTE },
    account: { points: 50, duration: 15 * MINUTE },
    pair: { points: 10, duration: 15 * MINUTE },
  },
  // Of a browser that the account knows; its mark stands for the visitor.
  "known-login": { pair: { points: 10, duration: 15 * MINUTE } },
  register: { visitor: { points: 60, duration: HOUR } },
  "check-client": { visitor: { points: 60, duration: HOUR } },
  "request-reset": { visitor: { points: 20, duration: HOUR } },
  "reset-mail": {
    account: { points: 10, duration: HOUR },
    pair: { points: 3, duration: HOUR },
  },
  "known-reset-mail": { pair: { points: 3, duration: HOUR } },
  reset: { visitor: { points: 20, duration: HOUR } },
  promotion: { visitor: { points: 30, duration: HOUR } },
  // Numbers that were not found: whoever has one types it wrong once or twice.
  tracking: { visitor: { points: 40, duration: HOUR } },
  "change-password": { account: { points: 10, duration: 15 * MINUTE } },
  // Each sends a mail to an address that was typed.
  "change-email": { account: { points: 5, duration: HOUR } },
  "confirm-email": { visitor: { points: 20, duration: HOUR } },
  // No guess, but what a cart holds nobody else can buy. Whole offices share an address.
  "open-cart": { visitor: { points: 1000, duration: HOUR } },
  "open-form": { visitor: { points: 1000, duration: HOUR } },
  // No guess either, but each of them takes room on a disk.
  upload: { visitor: { points: 300, duration: HOUR } },
  "guest-upload": { visitor: { points: 60, duration: HOUR } },
  // And each of these is looked at by a person.
  "ask-quote": { account: { points: 120, duration: HOUR } },
  claim: { account: { points: 60, duration: HOUR } },
  // Each sends a mail to an address that anybody may type.
  reserve: {
    visitor: { points: 120, duration: HOUR },
    account: { points: 10, duration: HOUR },
  },
  contact: { visitor: { points: 30, duration: HOUR } },
  "confirm-reservation": { visitor: { points: 120, duration: HOUR } },
  // And each of these may be an invoice with a number.
  subscribe: { account: { points: 30, duration: HOUR } },
} as const;
export type RateLimitKind = keyof typeof LIMITS;
type Scope = "visitor" | "account" | "pair";
export type RateLimitSubject = { visitor: string; account?: string };

export type Attempt =
  | { allowed: true; restore: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number };
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counted in the database, so that many nodes count as one. Keys are hashes: the table names nobody. */
export function createRateLimits(
  pool: pg.Pool,
  onRefused: (kind: RateLimitKind, guesser: RateLimitSubject) => Promise<void> = async () => {},
) {
  const limiters = new Map(
    Object.entries(LIMITS).flatMap(([kind, scopes]) =>
      Object.entries(scopes).map(([scope, limit]) => [
        `${kind}:${scope}`,
        createLimiter(pool, `${kind}:${scope}`, limit),
      ]),
    ),
  );
  const keysOf = (kind: RateLimitKind, guesser: RateLimitSubject) =>
    (Object.keys(LIMITS[kind]) as Scope[]).flatMap((scope) => {
      const limiter = limiters.get(`${kind}:${scope}`);
      const key = keyOf(scope, guesser);
      return limiter && key ? [{ scope, limiter, key }] : [];
    });

  return {
    /**
     * Counts first and asks then, so that guesses made at the same moment are all counted. What a
     * visitor is refused is not counted on the account, or a stranger would lock the owner out.
     */
    async consume(kind: RateLimitKind, guesser: RateLimitSubject): Promise<Attempt> {
      const keys = keysOf(kind, guesser);
      const ofAccount = keys.filter(({ scope }) => scope === "account");
      const ofVisitor = keys.filter(({ scope }) => scope !== "account");
      const retryAfterSeconds = (await longestWait(ofVisitor)) || (await longestWait(ofAccount));
      if (retryAfterSeconds > 0) {
        await onRefused(kind, guesser);
        return { allowed: false, retryAfterSeconds };
      }
      return {
        allowed: true,
        restore: async () => {
          await Promise.all(keys.map(({ limiter, key }) => limiter.reward(key, 1)));
        },
      };
    },
    /** Where a person is erased, or proved by mail who they are. */
    async clearAccount(account: string): Promise<void> {
      const ofAccount = [...limiters].filter(([name]) => name.endsWith(":account"));
      const key = keyOf("account", { visitor: "", account }) ?? "";
      await Promise.all(ofAccount.map(([, limiter]) => limiter.delete(key)));
    },
  };
}

function createLimiter(pool: pg.Pool, name: string, limit: { points: number; duration: number }) {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    // One of them sweeps for all.
    clearExpiredByTimeout: name === "login:visitor",
  });
}

function keyOf(scope: Scope, { visitor, account }: RateLimitSubject): string | undefined {
  if (scope === "visitor") return hashed(visitor);
  if (account === undefined) return undefined;
  return hashed(scope === "account" ? account : `${account} ${visitor}`);
}

const hashed = (text: string) => sha256(text).toString("base64url");

type Counted = { limiter: RateLimiterPostgres; key: string };

async function longestWait(keys: readonly Counted[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(keys.map(({ limiter, key }) => waitFor(limiter, key)))));
}

/** Seconds to wait; 0 is none. */
async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}
