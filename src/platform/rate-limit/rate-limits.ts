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

/** How often: points in a duration of seconds. */
type Limit = { points: number; duration: number };
type Scope = "visitor" | "account" | "pair";
/**
 * `visitor` counts one address whatever it asks for, `account` one account whoever asks, `pair` both
 * together: the tightest, so that an attacker who guesses is locked out before the owner is.
 */
export type LimitsByKind<Kind extends string = string> = Readonly<
  Record<Kind, Partial<Record<Scope, Limit>>>
>;

/** What a feature limits; product notes §7 say where guessing pays. */
export const defineLimits = <Kind extends string>(limits: LimitsByKind<Kind>) => limits;

type RateLimitSubject = { visitor: string; account?: string };

export type Attempt =
  | { allowed: true; restore: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number };
export type CountedLimit = { key: string; points: number; durationMs: number };
export type RateLimits<Kind extends string = string> = {
  consume: (kind: Kind, subject: RateLimitSubject) => Promise<Attempt>;
  /** For a statement of the caller's own that counts a visitor's attempt on its way (`count_attempt`, migration 0094). */
  visitorLimit: (kind: Kind, visitor: string) => CountedLimit;
  /** For when that statement answered that the limit is reached. */
  reportRefused: (kind: Kind, subject: RateLimitSubject) => Promise<void>;
  /** Where a person is erased, or proved by mail who they are. */
  clearAccount: (account: string) => Promise<void>;
};

/** Counted in the database, so that many nodes count as one. Keys are hashes: the table names nobody. */
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
     * Counts first and asks then, so that guesses made at the same moment are all counted. What a
     * visitor is refused is not counted on the account, or a stranger would lock the owner out.
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
    // However many there are, in one statement: see below.
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

/** Seconds to wait; 0 is none. */
async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return secondsToWait(rejection.msBeforeNext);
  }
}
