import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { idempotencyKeys } from "../payments.tables.ts";
import { LEASE_SECONDS } from "./with-lease.ts";

export type KeyOfCall = { scope: string; key: string };

const isKey = ({ scope, key }: KeyOfCall) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** True for the one who may do the work: the first, or who comes after one who died at it. */
export async function claimKey(
  db: Queryable,
  call: KeyOfCall,
  requestHash: string,
): Promise<boolean> {
  const values = { ...call, requestHash, lockedUntil: leaseEnd };
  const made = await db
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (made.length > 0) return true;
  const taken = await db
    .update(idempotencyKeys)
    .set({ lockedUntil: leaseEnd })
    .where(
      and(
        isKey(call),
        eq(idempotencyKeys.requestHash, requestHash),
        isNull(idempotencyKeys.answer),
        lt(idempotencyKeys.lockedUntil, sql`now()`),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** For as long as it is worked on. */
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

export async function saveResult(db: Queryable, call: KeyOfCall, value: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer: { value } }).where(isKey(call));
}

export async function deleteKey(db: Queryable, call: KeyOfCall): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(call));
}

/** Forgets this key, or all, once their time is over. */
export async function deleteOldKeys(db: Queryable, hours: number, call?: KeyOfCall): Promise<void> {
  const isOld = lt(idempotencyKeys.createdAt, hoursAgo(hours));
  await db.delete(idempotencyKeys).where(call ? and(isKey(call), isOld) : isOld);
}
