import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { eq, gte, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#core/durations.ts";
import { emptyDatabase, testDatabase } from "#database/fixtures/test-database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { inTransaction } from "#database/transaction.ts";
import { archiveAuditLog } from "./archive-audit-log.ts";
import { auditArchives, auditLog, auditSeals, recordVersions } from "./audit.tables.ts";
import { findBrokenSeal, sealAuditLog } from "./seal-audit-log.ts";
import { changedFields, writeAuditNote } from "./write-audit-note.ts";

const { db } = await testDatabase();
const write = (details: Record<string, unknown>) =>
  inTransaction(db, (tx) =>
    writeAuditNote(tx, { actor: { id: null }, action: "note.add", subject: "thing:1", details }),
  );

test("each seal covers the rows since the one before, and all seals are valid", async () => {
  await write({ b: 1, a: { d: [1, 2], c: "ž" } });
  await sealAuditLog(db);
  await write({ second: true });
  await sealAuditLog(db);
  await sealAuditLog(db);
  const seals = await db.select().from(auditSeals);
  expect(seals).toHaveLength(2);
  expect(await findBrokenSeal(db)).toBeUndefined();
});

test("many rows are covered by several valid seals", async () => {
  const before = await db.$count(auditSeals);
  for (let row = 0; row < 5; row += 1) await write({ row });
  await sealAuditLog(db, 2);
  expect(await db.$count(auditSeals)).toBe(before + 3);
  expect(await findBrokenSeal(db)).toBeUndefined();
});

test("a manipulated audit row breaks its seal", async () => {
  await write({ amount: 1 });
  await sealAuditLog(db);
  const [last] = (await db.select().from(auditSeals)).slice(-1);
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await db
    .update(auditLog)
    .set({ details: { amount: 2 } })
    .where(eq(auditLog.id, last?.upTo ?? 0));
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
  expect(await findBrokenSeal(db)).toBe(last?.id);
});

test("seals cannot be deleted", async () => {
  await expect(db.execute(sql`delete from audit_seals`)).rejects.toThrow();
});

test("an audit note with before and after stores a version and names changed fields", async () => {
  const before = { name: "Lamp", price: 10, tags: ["a"] };
  const after = { name: "Lamp", price: 12, tags: ["a", "b"], colour: "red" };
  expect(changedFields(before, after)).toEqual(["price", "tags", "colour"]);
  await inTransaction(db, (tx) =>
    writeAuditNote(tx, {
      actor: { id: null },
      action: "products.edit",
      subject: "lamp:1",
      before,
      after,
    }),
  );
  const [row] = await db.select().from(auditLog).where(eq(auditLog.subject, "lamp:1"));
  expect(row).toMatchObject({ fields: ["price", "tags", "colour"], way: "command" });
  const [version] = await db
    .select()
    .from(recordVersions)
    .where(eq(recordVersions.record, "lamp:1"));
  expect(version).toMatchObject({ auditId: row?.id, before, after });
});

describe("old parts of the audit log", () => {
  const later = () => new Date(Date.now() + MINUTE_MS);

  test("are archived under valid seals and cannot be deleted otherwise", async () => {
    const fresh = await emptyDatabase();
    await migrate(fresh.pool);
    const note = (row: number) =>
      inTransaction(fresh.db, (tx) =>
        writeAuditNote(tx, {
          actor: { id: null },
          action: "note.add",
          subject: "lamp:1",
          details: { text: "a\nb ž" },
          before: { row },
          after: { row: row + 1 },
        }),
      );
    for (let row = 0; row < 5; row += 1) await note(row);
    await sealAuditLog(fresh.db, 2);
    await note(5);
    await expect(fresh.db.delete(auditLog)).rejects.toThrow();
    await archiveAuditLog(fresh.db, new Date(0));
    expect(await fresh.db.$count(auditLog)).toBe(6);
    await archiveAuditLog(fresh.db, later());
    await archiveAuditLog(fresh.db, later());
    expect(await fresh.db.$count(auditLog), "the one that no seal covers").toBe(1);
    expect(await fresh.db.$count(recordVersions)).toBe(1);
    expect(await fresh.db.$count(auditArchives)).toBe(3);
    await sealAuditLog(fresh.db);
    expect(await findBrokenSeal(fresh.db)).toBeUndefined();
    await expect(fresh.db.delete(auditArchives)).rejects.toThrow();

    const { rows } = await fresh.pool.query(
      "select seal_id as id, packed from audit_archives order by 1 limit 1",
    );
    await fresh.pool.query("alter table audit_archives disable trigger audit_archives_append_only");
    const forged = zstdCompressSync(
      zstdDecompressSync(rows[0].packed).toString().replace("lamp", "lump"),
    );
    await fresh.db
      .update(auditArchives)
      .set({ packed: forged })
      .where(eq(auditArchives.sealId, Number(rows[0].id)));
    expect(await findBrokenSeal(fresh.db)).toBe(Number(rows[0].id));
  });

  test("are not archived if they do not match their seal", async () => {
    const broken = await findBrokenSeal(db);
    expect(broken).toBeDefined();
    const [seal] = await db
      .select()
      .from(auditSeals)
      .where(eq(auditSeals.id, broken ?? 0));
    await expect(archiveAuditLog(db, later())).rejects.toThrow("does not fit");
    expect(await db.$count(auditArchives, gte(auditArchives.sealId, broken ?? 0))).toBe(0);
    expect(await db.$count(auditLog, eq(auditLog.id, seal?.upTo ?? 0))).toBe(1);
    expect(await findBrokenSeal(db)).toBe(broken);
  });
});
