import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { idempotencyKeys } from "../payments.tables.ts";
import { LEASE_SECONDS } from "./with-lease.ts";

export type KeyOfCall = { scope: string; key: string };

const isKey = ({ scope, key }: KeyOfCall) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * True for the one who may do the work: the first, whoever comes after one who died at it, and whoever comes once
 * its time is over.
 */
export async function claimKey(
  db: Queryable,
  call: KeyOfCall,
  { requestHash, lifetimeHours }: { requestHash: string; lifetimeHours: number },
): Promise<boolean> {
  const { createdAt, answer, lockedUntil } = idempotencyKeys;
  const isOver = sql`${createdAt} < ${hoursAgo(lifetimeHours)}`;
  const isLeft = sql`${idempotencyKeys.requestHash} = excluded.request_hash
    and ${answer} is null and ${lockedUntil} < now()`;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...call, requestHash, lockedUntil: leaseEnd })
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
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
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

/** Of all whose time is over. */
export async function deleteOldKeys(db: Queryable, hours: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursAgo(hours)));
}
