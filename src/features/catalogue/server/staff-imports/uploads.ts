import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { importUploadParts, importUploads } from "../ingestion/imports.tables.ts";

const KEPT_DAYS = 2;

type Part = { id: string; actorId: number | null; name: string; position: number; text: string };

/** False where the upload is somebody else's. */
export async function saveUploadPart(db: Database, part: Part): Promise<boolean> {
  const { id, actorId, name, position, text } = part;
  await db.insert(importUploads).values({ id, actorId, name }).onConflictDoNothing();
  if (!(await findUpload(db, { id, actorId }))) return false;
  await db
    .insert(importUploadParts)
    .values({ uploadId: id, position, text: text.replaceAll("\0", "") })
    .onConflictDoNothing();
  return true;
}

/** One's own alone. */
export async function findUpload(
  db: Database,
  { id, actorId }: { id: string; actorId: number | null },
): Promise<{ name: string } | undefined> {
  const [row] = await db.select().from(importUploads).where(eq(importUploads.id, id));
  return row && row.actorId === actorId ? { name: row.name } : undefined;
}

/** As a file of this machine, for as long as somebody works with it. */
export async function withUploadedFile<Value>(
  db: Database,
  { id, name }: { id: string; name: string },
  work: (file: string) => Promise<Value>,
): Promise<Value> {
  const secret = randomBytes(8).toString("hex");
  const file = path.join(os.tmpdir(), `import-${secret}${path.extname(name).toLowerCase()}`);
  const written = await open(file, "wx", 0o600);
  try {
    for (let after = -1; ; ) {
      const [part] = await db
        .select()
        .from(importUploadParts)
        .where(and(eq(importUploadParts.uploadId, id), gt(importUploadParts.position, after)))
        .orderBy(asc(importUploadParts.position))
        .limit(1);
      if (!part) break;
      await written.write(part.text);
      after = part.position;
    }
    return await work(file);
  } finally {
    await written.close();
    await rm(file, { force: true });
  }
}

export async function purgeUploads(db: Database, now: Date, options?: SweepOptions): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const { id, createdAt } = importUploads;
  await sweepRows(db, { table: importUploads, by: id, where: lt(createdAt, before) }, options);
}
