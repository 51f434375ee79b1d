import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createDiskFiles } from "#adapters/files/disk/disk-files.ts";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { forwardParcels } from "#features/forwarding/server/forwarding.tables.ts";
import { purgeParcelFiles } from "#features/forwarding/server/storage/parcel-files.ts";
import { BLANK_LINE } from "#features/quotes/domain/order-line.ts";
import { purgeQuoteFiles } from "#features/quotes/server/quote-files.ts";
import { orderForms, quoteLines } from "#features/quotes/server/quotes.tables.ts";
import type { FileKind } from "#ports/files.ts";

const { db } = await testDatabase();
const root = await mkdtemp(path.join(tmpdir(), "cartage-unnamed-"));
afterAll(() => rm(root, { recursive: true, force: true }));
const files = createDiskFiles(root);
const picture = new Uint8Array(100);
picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function save(kind: FileKind, owner: number | null = 7): Promise<string> {
  const saved = await files.save(picture, { owner, kind });
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}

/** Sets the age of all files that exist by now. */
async function age(ms: number): Promise<void> {
  const at = new Date(Date.now() - ms);
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  for (const file of all) {
    if (file.isFile()) await utimes(path.join(file.parentPath, file.name), at, at);
  }
}

async function purge(): Promise<void> {
  await purgeQuoteFiles(db, files, new Date());
  await purgeParcelFiles(db, files, new Date());
}

const isThere = async (id: string) => (await files.readMetadata(id)) !== undefined;

test("unreferenced uploads are deleted after a day, while referenced or new ones are kept", async () => {
  const inForm = await save("quote", null);
  const lines = [BLANK_LINE, { ...BLANK_LINE, files: [inForm] }];
  await db.insert(orderForms).values({ siteId: 1, tokenHash: randomBytes(32), lines });
  const inQuote = await save("quote");
  const [line] = await db.select().from(quoteLines).limit(1);
  if (!line) throw new Error("There is no quote");
  await db
    .update(quoteLines)
    .set({ files: [inQuote] })
    .where(eq(quoteLines.quoteId, line.quoteId));
  const [bill, photo] = [await save("parcel"), await save("parcel")];
  const [parcel] = await db.select().from(forwardParcels).orderBy(asc(forwardParcels.id)).limit(1);
  await db
    .update(forwardParcels)
    .set({ invoiceFile: bill, photos: [photo] })
    .where(eq(forwardParcels.id, parcel?.id ?? 0));
  // Claims purge their own files, because a claim may be reopened after a longer time.
  const named = [inForm, inQuote, bill, photo, await save("claim")];
  const unnamed = [await save("quote"), await save("quote", null), await save("parcel")];
  const begun = await files.begin({ owner: 7, kind: "quote", size: 100 });
  if (!begun.ok) throw new Error(begun.code);
  await files.append(begun.value, 0, picture.subarray(0, 50));

  await age(DAY_MS - 60_000);
  await purge();
  for (const id of [...named, ...unnamed]) expect(await isThere(id)).toBe(true);

  await age(DAY_MS + 60_000);
  const fresh = await save("quote");
  await purge();
  for (const id of [...named, fresh]) expect(await isThere(id)).toBe(true);
  for (const id of unnamed) expect(await isThere(id)).toBe(false);
  expect(await files.findUpload(begun.value)).toBeUndefined();
});
