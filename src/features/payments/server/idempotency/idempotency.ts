import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { placeholder, statement } from "#database/statement.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { idempotencyKeys } from "../payments.tables.ts";
import { LEASE_SECONDS, withLease } from "./with-lease.ts";

type KeyOfCall = { scope: string; key: string };
const KEY_LIFETIME_HOURS = 24;
const PAUSE_MS = 100;
const TIMEOUT_MS = 30_000;

export type KeyProblem = "errors.key_reused" | "errors.still_running";
type Waiting = { hash: string; answer: Promise<Result<unknown, KeyProblem>> };

/**
 * A call that moves money does so once for one Idempotency-Key, on however many nodes it comes at
 * once: one does the work, the others wait for its answer. An answer is kept for a day. Work that
 * throws, or says that it is not final, leaves no trace: the key can be tried again.
 */
export function createIdempotency({ db }: { db: Database }) {
  const waiting = new Map<string, Waiting>();

  return function idempotently<T>(
    call: KeyOfCall & { input: unknown },
    work: () => Promise<T>,
    isFinal: (value: T) => boolean = () => true,
  ): Promise<Result<T, KeyProblem>> {
    const name = `${call.scope} ${call.key}`;
    const hash = createHash("sha256").update(JSON.stringify(call.input)).digest("hex");
    const before = waiting.get(name);
    if (before) {
      const isSame = before.hash === hash;
      return isSame
        ? (before.answer as Promise<Result<T, KeyProblem>>)
        : Promise.resolve(fail("errors.key_reused"));
    }
    const { scope, key } = call;
    const answer = workOrWait(db, { scope, key }, hash, work, isFinal);
    const done = answer.finally(() => waiting.delete(name));
    waiting.set(name, { hash, answer: done });
    return done;
  };
}

async function workOrWait<T>(
  db: Database,
  call: KeyOfCall,
  hash: string,
  work: () => Promise<T>,
  isFinal: (value: T) => boolean,
): Promise<Result<T, KeyProblem>> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if (await claimKey(db, call, hash)) return succeed(await doWork(db, call, work, isFinal));
    const known = await selectKey(db, call);
    if (known && known.requestHash !== hash) return fail("errors.key_reused");
    if (known?.answer) return succeed(known.answer.value as T);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return fail("errors.still_running");
}

async function doWork<T>(
  db: Database,
  call: KeyOfCall,
  work: () => Promise<T>,
  isFinal: (value: T) => boolean,
): Promise<T> {
  try {
    const value = await withLease(() => renewKey(db, call), work);
    if (isFinal(value)) await saveResult(db, call, value);
    else await deleteKey(db, call);
    return value;
  } catch (error) {
    await deleteKey(db, call);
    throw error;
  }
}

export async function purgeExpiredKeys(db: Database, options?: SweepOptions): Promise<void> {
  const upTo = lt(createdAt, hoursAgo(KEY_LIFETIME_HOURS));
  await sweepRows(db, { table: idempotencyKeys, by: createdAt, upTo }, options);
}

const isKey = ({ scope, key }: KeyOfCall) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * True for the one who may do the work: the first, whoever comes after one who died at it, and whoever comes once
 * its time is over.
 */
async function claimKey(db: Queryable, call: KeyOfCall, requestHash: string): Promise<boolean> {
  return (await claim(db, { ...call, requestHash })).length > 0;
}

const { createdAt, answer, lockedUntil } = idempotencyKeys;
const isOver = sql`${createdAt} < ${hoursAgo(KEY_LIFETIME_HOURS)}`;
const isLeft = sql`${idempotencyKeys.requestHash} = excluded.request_hash
  and ${answer} is null and ${lockedUntil} < now()`;
const claim = statement((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      scope: placeholder("scope", idempotencyKeys.scope),
      key: placeholder("key", idempotencyKeys.key),
      requestHash: placeholder("requestHash", idempotencyKeys.requestHash),
      lockedUntil: leaseEnd,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        lockedUntil: sql`excluded.locked_until`,
        answer: null,
        createdAt: sql`case when ${isOver} then now() else ${createdAt} end`,
      },
      setWhere: sql`${isOver} or (${isLeft})`,
    })
    .returning({ key: idempotencyKeys.key }),
);

/** For as long as it is worked on. */
export async function renewKey(db: Queryable, call: KeyOfCall): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ lockedUntil: leaseEnd })
    .where(and(isKey(call), isNull(idempotencyKeys.answer)));
}

async function selectKey(db: Queryable, call: KeyOfCall) {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(call));
  return row;
}

const saveAnswer = statement((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: placeholder("answer", answer) })
    .where(
      and(
        eq(idempotencyKeys.scope, placeholder("scope")),
        eq(idempotencyKeys.key, placeholder("key")),
      ),
    ),
);

async function saveResult(db: Queryable, call: KeyOfCall, value: unknown): Promise<void> {
  await saveAnswer(db, { ...call, answer: { value } });
}

async function deleteKey(db: Queryable, call: KeyOfCall): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(call));
}
