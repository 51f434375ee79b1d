import { and, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { KNOWN_DEVICE_SECONDS, MOST_KNOWN_DEVICES } from "../../domain/token-life.ts";
import { customers, knownDevices } from "../account.tables.ts";

/** Looks up by e-mail, so that the query takes equally long whether or not the customer exists. */
export async function isKnownDevice(
  db: Queryable,
  email: string,
  markHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .innerJoin(customers, eq(customers.id, knownDevices.customerId))
    .where(and(eq(customers.email, email), eq(knownDevices.markHash, markHash)));
  return rows.length > 0;
}

/** Keeps only the most recent ones. */
export async function saveDevice(
  db: Queryable,
  customerId: number,
  markHash: Buffer,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ customerId, markHash })
    .onConflictDoUpdate({
      target: [knownDevices.customerId, knownDevices.markHash],
      set: { seenAt: sql`now()` },
    });
  const latest = db
    .select({ markHash: knownDevices.markHash })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId))
    .orderBy(desc(knownDevices.seenAt), knownDevices.markHash)
    .limit(MOST_KNOWN_DEVICES);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.customerId, customerId), notInArray(knownDevices.markHash, latest)));
}

export async function deleteDevicesOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.customerId, customerId));
}

/** Deletes devices not seen for as long as their cookie lasts. */
export async function deleteFormerDevices(db: Queryable, options?: SweepOptions): Promise<void> {
  const oldest = sql`now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})`;
  const upTo = lt(knownDevices.seenAt, oldest);
  await sweepRows(db, { table: knownDevices, by: knownDevices.seenAt, upTo }, options);
}
