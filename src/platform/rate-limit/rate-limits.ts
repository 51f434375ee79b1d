import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { HOUR_MS } from "#core/durations.ts";
import { keysOf } from "#core/record.ts";
import { type Failure, fail } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { sweepRows } from "#database/sweep-rows.ts";
import { sha256 } from "../auth/secret-token.ts";
import { rateLimits } from "./rate-limits.tables.ts";

export const TOO_MANY_ATTEMPTS = "auth.errors.too_many_attempts";

export function tooManyAttempts(retryAfterSeconds: number): Failure<typeof TOO_MANY_ATTEMPTS> {
  return { ...fail(TOO_MANY_ATTEMPTS), retryAfterSeconds };
}

export const secondsToWait = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** A limit: so many points in `duration` seconds. */
type Limit = { points: number; duration: number };
type Scope = "visitor" | "account" | "pair";
/**
 * `visitor` counts one visitor whatever they request, `account` counts one account whoever requests it, and `pair`
 * counts both together. `pair` is the tightest, so that an attacker who guesses is locked out before the owner is.
 */
export type LimitsByKind<Kind extends string = string> = Readonly<
  Record<Kind, Partial<Record<Scope, Limit>>>
>;

/** The limits of a feature; product notes §7 say where guessing is worthwhile for an attacker. */
export const defineLimits = <Kind extends string>(limits: LimitsByKind<Kind>) => limits;

type RateLimitSubject = { visitor: string; account?: string };

export type Attempt =
  | { allowed: true; restore: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number };
export type CountedLimit = { key: string; points: number; durationMs: number };
export type RateLimits<Kind extends string = string> = {
  consume: (kind: Kind, subject: RateLimitSubject) => Promise<Attempt>;
  /** For a caller's own statement that also counts a visitor's attempt (`count_attempt`, migration 0094). */
  visitorLimit: (kind: Kind, visitor: string) => CountedLimit;
  /** Call it when that statement says that the limit is reached. */
  reportRefused: (kind: Kind, subject: RateLimitSubject) => Promise<void>;
  /** Called when a person is erased, or has proved by mail who they are. */
  clearAccount: (account: string) => Promise<void>;
};

/** Counted in the database, so that all nodes count together. Keys are hashes: the table contains no names. */
export function createRateLimits<Kind extends string>(
  pool: pg.Pool,
  limits: LimitsByKind<Kind>,
  onRefused: (kind: Kind, subject: RateLimitSubject) => Promise<void> = async () => {},
): RateLimits<Kind> {
  const named = Object.entries<LimitsByKind[string]>(limits).flatMap(([kind, scopes]) =>
    Object.entries(scopes).map(([scope, limit]) => ({ name: `${kind}:${scope}`, limit })),
  );
  const limiters = new Map(
    named.map(({ name, limit }) => [name, createLimiter(pool, name, limit)]),
  );
  const limitersOf = (kind: Kind, subject: RateLimitSubject) => {
    const scopes: LimitsByKind[string] = limits[kind];
    return keysOf(scopes).flatMap((scope) => {
      const limiter = limiters.get(`${kind}:${scope}`);
      const key = keyOf(scope, subject);
      return limiter && key ? [{ scope, limiter, key }] : [];
    });
  };

  return {
    /**
     * Counts first and checks then, so that parallel guesses are all counted. An attempt refused by the visitor's
     * limit is not counted on the account, or a stranger could lock the owner out.
     */
    async consume(kind, subject) {
      const keys = limitersOf(kind, subject);
      const ofAccount = keys.filter(({ scope }) => scope === "account");
      const visitorLimit = keys.filter(({ scope }) => scope !== "account");
      const retryAfterSeconds = (await longestWait(visitorLimit)) || (await longestWait(ofAccount));
      if (retryAfterSeconds > 0) {
        await onRefused(kind, subject);
        return { allowed: false, retryAfterSeconds };
      }
      return {
        allowed: true,
        restore: async () => {
          await Promise.all(keys.map(({ limiter, key }) => limiter.reward(key, 1)));
        },
      };
    },
    visitorLimit(kind, visitor) {
      const [limit] = limitersOf(kind, { visitor });
      if (limit?.scope !== "visitor") throw new Error(`${kind} is not limited by visitors`);
      const { points, msDuration: durationMs } = limit.limiter;
      return { key: limit.limiter.getKey(limit.key), points, durationMs };
    },
    reportRefused: onRefused,
    async clearAccount(account) {
      const ofAccount = [...limiters].filter(([name]) => name.endsWith(":account"));
      const key = keyOf("account", { visitor: "", account }) ?? "";
      await Promise.all(ofAccount.map(([, limiter]) => limiter.delete(key)));
    },
  };
}

function createLimiter(pool: pg.Pool, name: string, limit: Limit) {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    // Expired rows are deleted together in one statement instead: see `purgeExpiredLimits`.
    clearExpiredByTimeout: false,
  });
}

/** A clock of another node may be a little behind. */
const GRACE_MS = HOUR_MS;

export async function purgeExpiredLimits(db: Queryable, now: Date): Promise<void> {
  const upTo = lt(rateLimits.expire, now.getTime() - GRACE_MS);
  await sweepRows(db, { table: rateLimits, by: rateLimits.expire, upTo });
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

/** Seconds to wait; 0 means no wait. */
async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return secondsToWait(rejection.msBeforeNext);
  }
}
