import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import { sortKeys } from "#core/edit.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { auditArchives, auditLog, auditSeals } from "./audit.tables.ts";

type AuditRow = typeof auditLog.$inferSelect;

/** The same row gives the same text on every node, whatever key order PostgreSQL uses. */
const textOf = ({ details, ...row }: AuditRow): string =>
  JSON.stringify([
    row.id,
    row.at.toISOString(),
    row.actorId,
    row.action,
    row.subject,
    row.way,
    row.requestId,
    row.fields,
    sortKeys(details),
  ]);

export type Seal = { upTo: number; hash: Buffer };

/** The start value, as the predecessor of the first seal. */
export const BEFORE_ALL: Seal = { upTo: 0, hash: Buffer.alloc(32) };

export function sealOver(former: Buffer, lines: readonly string[]): Buffer {
  const hash = createHash("sha256").update(former);
  for (const line of lines) hash.update(line).update("\n");
  return hash.digest();
}

/** The most rows under one seal: after a pause or a large import, the rows are sealed in several steps. */
const MOST_ROWS = 10_000;

export const selectLastSeal = async (db: Queryable) => {
  const [seal] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  return seal;
};

/**
 * Runs every hour. Somebody who later changes a row, bypassing the database's own guard, would have to rewrite all
 * seals that follow. The lock keeps writers out meanwhile, or a row with a smaller id could appear after its seal.
 */
export async function sealAuditLog(db: Database, mostRows = MOST_ROWS): Promise<void> {
  while ((await sealNext(db, mostRows)) === mostRows);
}

/** Returns how many rows the new seal covers. */
function sealNext(db: Database, mostRows: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.execute("lock table audit_log in share mode");
    const former = (await selectLastSeal(tx)) ?? BEFORE_ALL;
    const rows = await selectRows(tx, former.upTo).limit(mostRows);
    const last = rows.at(-1);
    if (!last) return 0;
    await tx
      .insert(auditSeals)
      .values({ upTo: last.id, hash: sealOver(former.hash, rows.map(textOf)) });
    return rows.length;
  });
}

/**
 * The id of the first seal that does not match its rows, packed or not; undefined if all match. It reads one
 * snapshot, because rows that are packed meanwhile would be missing from both the archive and the log.
 */
export const findBrokenSeal = (db: Database): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    await tx.execute("set transaction isolation level repeatable read, read only");
    const seals = await tx.select().from(auditSeals).orderBy(asc(auditSeals.id));
    let former = BEFORE_ALL;
    for (const seal of seals) {
      const lines =
        (await selectPacked(tx, seal.id)) ?? (await selectLines(tx, former.upTo, seal.upTo));
      if (!sealOver(former.hash, lines).equals(seal.hash)) return seal.id;
      former = seal;
    }
    return undefined;
  });

async function selectPacked(db: Queryable, sealId: number): Promise<string[] | undefined> {
  const [archive] = await db.select().from(auditArchives).where(eq(auditArchives.sealId, sealId));
  return archive && zstdDecompressSync(archive.packed).toString("utf8").split("\n");
}

export const selectLines = async (db: Queryable, after: number, upTo: number): Promise<string[]> =>
  (await selectRows(db, after, upTo)).map(textOf);

/** Rows with ids above `after`, and up to `upTo` if it is given. */
const selectRows = (db: Queryable, after: number, upTo?: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, after), upTo === undefined ? undefined : lte(auditLog.id, upTo)))
    .orderBy(asc(auditLog.id));
