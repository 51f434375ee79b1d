import { eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { searchSnapshots } from "./shared-snapshots.tables.ts";
import type { SnapshotPart } from "./snapshot-parts.ts";

type SharedSnapshot = typeof searchSnapshots.$inferSelect;

export async function selectSharedSnapshot(
  db: Queryable,
  version: string,
): Promise<SharedSnapshot | undefined> {
  const rows = await db.select().from(searchSnapshots).where(eq(searchSnapshots.version, version));
  return rows[0];
}

/** Whether the caller should make the next snapshot: the last one is old, or has another taxonomy or history. */
export async function claimSharedSnapshot(
  db: Queryable,
  claim: Pick<SharedSnapshot, "version" | "fingerprint" | "database"> & {
    now: Date;
    olderThan: Date;
    otherThan: Date;
  },
): Promise<boolean> {
  const { version, fingerprint, database, now: claimedAt, olderThan, otherThan } = claim;
  const rows = await db
    .insert(searchSnapshots)
    .values({ version, fingerprint, claimedAt })
    .onConflictDoUpdate({
      target: searchSnapshots.version,
      set: { claimedAt },
      setWhere: sql`${searchSnapshots.claimedAt} <= ${olderThan} or
        ((${searchSnapshots.fingerprint} <> ${fingerprint} or ${searchSnapshots.database} <> ${database})
          and ${searchSnapshots.claimedAt} <= ${otherThan})`,
    })
    .returning({ version: searchSnapshots.version });
  return rows.length > 0;
}

/** Returns the parts that no node starts from any more. */
export async function replaceSharedSnapshot(
  db: Queryable,
  made: Pick<SharedSnapshot, "version" | "fingerprint" | "database" | "sequence" | "parts">,
): Promise<SnapshotPart[]> {
  const before = await selectSharedSnapshot(db, made.version);
  await db
    .update(searchSnapshots)
    .set({ ...made, formerParts: before?.parts ?? [] })
    .where(eq(searchSnapshots.version, made.version));
  return before?.formerParts ?? [];
}

/** Deletes snapshots of code versions that no node runs any more, and returns their parts. */
export async function deleteOldSnapshots(db: Queryable, before: Date): Promise<SnapshotPart[]> {
  const rows = await db
    .delete(searchSnapshots)
    .where(lt(searchSnapshots.claimedAt, before))
    .returning();
  return rows.flatMap(({ parts, formerParts }) => [...parts, ...formerParts]);
}
