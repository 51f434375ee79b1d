import { zstdCompressSync } from "node:zlib";
import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { Database, Transaction } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { auditArchives, auditLog, auditSeals, recordVersions } from "./audit.tables.ts";
import { BEFORE_ALL, type Seal, sealOver, selectLines } from "./seal-audit-log.ts";

/**
 * Runs at night if a limit is set: rows under a seal older than `before` become one compressed text for that seal, a
 * tenth as large; they are deleted together with the versions of their records. Seals stay and still prove every
 * line.
 */
export async function archiveAuditLog(
  db: Database,
  before: Date,
  { signal }: SweepOptions = {},
): Promise<void> {
  while (!signal?.aborted && (await archiveNext(db, before)));
}

const archiveNext = (db: Database, before: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockNamed(tx, "audit archive");
    const former = (await selectLastArchived(tx)) ?? BEFORE_ALL;
    const [seal] = await tx
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.upTo, former.upTo))
      .orderBy(asc(auditSeals.upTo))
      .limit(1);
    if (!seal || seal.at >= before) return false;
    await packRows(tx, former, seal);
    return true;
  });

/** Rows that do not match their seal are left as they are, because a person has to look at them. */
async function packRows(tx: Transaction, former: Seal, seal: Seal & { id: number }): Promise<void> {
  const lines = await selectLines(tx, former.upTo, seal.upTo);
  if (!sealOver(former.hash, lines).equals(seal.hash)) {
    throw new Error(
      `Seal ${seal.id} of the audit log does not fit its rows: npm run staff -- audit`,
    );
  }
  const packed = zstdCompressSync(lines.join("\n"));
  await tx.insert(auditArchives).values({ sealId: seal.id, packed });
  const { auditId } = recordVersions;
  await tx.delete(recordVersions).where(and(gt(auditId, former.upTo), lte(auditId, seal.upTo)));
  await tx.delete(auditLog).where(and(gt(auditLog.id, former.upTo), lte(auditLog.id, seal.upTo)));
}

async function selectLastArchived(tx: Transaction): Promise<Seal | undefined> {
  const [seal] = await tx
    .select({ upTo: auditSeals.upTo, hash: auditSeals.hash })
    .from(auditArchives)
    .innerJoin(auditSeals, eq(auditSeals.id, auditArchives.sealId))
    .orderBy(desc(auditSeals.upTo))
    .limit(1);
  return seal;
}
