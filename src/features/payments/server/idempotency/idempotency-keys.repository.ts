import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "#database/connect.ts";
import { placeholder, statement } from "#database/statement.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { idempotencyKeys } from "../payments.tables.ts";
import { LEASE_SECONDS } from "./with-lease.ts";

export type KeyOfCall = { scope: string; key: string };
const KEY_LIFETIME_HOURS = 24;

const isKey = ({ scope, key }: KeyOfCall) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * True for the caller that may do the work: the first one, the first after a caller that died while working, and the
 * first after the key has expired.
 */
export async function claimKey(
  db: Queryable,
  call: KeyOfCall,
  requestHash: string,
): Promise<boolean> {
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

/** Extends the lock while the work runs. */
export async function renewKey(db: Queryable, call: KeyOfCall): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ lockedUntil: leaseEnd })
    .where(and(isKey(call), isNull(idempotencyKeys.answer)));
}

export async function selectKey(db: Queryable, call: KeyOfCall) {
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

export async function saveResult(db: Queryable, call: KeyOfCall, value: unknown): Promise<void> {
  await saveAnswer(db, { ...call, answer: { value } });
}

export async function deleteKey(db: Queryable, call: KeyOfCall): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(call));
}

export async function purgeExpiredKeys(db: Database, options?: SweepOptions): Promise<void> {
  const upTo = lt(createdAt, hoursAgo(KEY_LIFETIME_HOURS));
  await sweepRows(db, { table: idempotencyKeys, by: createdAt, upTo }, options);
}
