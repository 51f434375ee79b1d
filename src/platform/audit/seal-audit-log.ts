import { createHash } from "node:crypto";
import { and, asc, desc, gt, lte } from "drizzle-orm";
import { sortKeys } from "#core/edit.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { auditLog, auditSeals } from "./audit.tables.ts";

type AuditRow = typeof auditLog.$inferSelect;

/** The same row gives the same text on every node, in whatever order PostgreSQL keeps keys. */
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

function sealOver(former: Buffer, rows: readonly AuditRow[]): Buffer {
  const hash = createHash("sha256").update(former);
  for (const row of rows) hash.update(textOf(row)).update("\n");
  return hash.digest();
}

const NOTHING = Buffer.alloc(32);
/** Of one seal: what is written while nobody sealed, or by a large import, is sealed bit by bit. */
const MOST_ROWS = 10_000;

export const selectLastSeal = async (db: Queryable) => {
  const [seal] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  return seal;
};

/**
 * Every hour: whoever changes a row later, past the database's own guard, cannot make the seals fit again
 * without all that follow. Writers are kept out for the moment, or one with a smaller number would come
 * after the seal.
 */
export async function sealAuditLog(db: Database, mostRows = MOST_ROWS): Promise<void> {
  while ((await sealNext(db, mostRows)) === mostRows);
}

/** How many rows came under the seal. */
function sealNext(db: Database, mostRows: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.execute("lock table audit_log in share mode");
    const former = await selectLastSeal(tx);
    const rows = await selectRows(tx, former?.upTo ?? 0).limit(mostRows);
    const last = rows.at(-1);
    if (!last) return 0;
    await tx
      .insert(auditSeals)
      .values({ upTo: last.id, hash: sealOver(former?.hash ?? NOTHING, rows) });
    return rows.length;
  });
}

/** The number of the first seal that does not fit the rows, or nothing where all do. */
export async function findBrokenSeal(db: Queryable): Promise<number | undefined> {
  const seals = await db.select().from(auditSeals).orderBy(asc(auditSeals.id));
  let former: { upTo: number; hash: Buffer } = { upTo: 0, hash: NOTHING };
  for (const seal of seals) {
    const rows = await selectRows(db, former.upTo, seal.upTo);
    if (!sealOver(former.hash, rows).equals(seal.hash)) return seal.id;
    former = seal;
  }
  return undefined;
}

/** After one number, up to another if it is said. */
const selectRows = (db: Queryable, after: number, upTo?: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, after), upTo === undefined ? undefined : lte(auditLog.id, upTo)))
    .orderBy(asc(auditLog.id));
