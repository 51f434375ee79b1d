import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, not, notLike, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { productPictures } from "../products.tables.ts";
import { pictures, uploadedPictures } from "./pictures.tables.ts";

/** The hash of a file's present content; undefined if the table does not have the file. */
export async function selectPictureHash(db: Queryable, file: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(eq(pictures.file, file));
  return row?.hash;
}

type SavedPicture = { file: string; hash: string; isStored: boolean };

/** A stored file stays marked as stored, unless its content changed. */
export async function upsertPictures(db: Queryable, saved: readonly SavedPicture[]): Promise<void> {
  if (saved.length === 0) return;
  await db.execute(sql`
    insert into pictures (file, hash, stored_at)
    select file, hash, case when stored then now() end
    from jsonb_to_recordset(${JSON.stringify(
      saved.map(({ file, hash, isStored }) => ({ file, hash, stored: isStored })),
    )}::jsonb) as row (file text, hash text, stored boolean)
    on conflict (file) do update set hash = excluded.hash, saved_at = now(),
      stored_at = case when excluded.hash = pictures.hash
        then coalesce(pictures.stored_at, excluded.stored_at) else excluded.stored_at end
    where pictures.hash <> excluded.hash
      or (pictures.stored_at is null and excluded.stored_at is not null)`);
}

/** Sets the time of saving to now, for files that exist. */
export async function renewPictures(db: Queryable, files: readonly string[]): Promise<void> {
  await db
    .update(pictures)
    .set({ savedAt: sql`now()` })
    .where(inArray(pictures.file, [...files]));
}

const lockNumber = sql`hashtextextended('picture ' || hash, 0)`;

/** Until the transaction ends, nobody purges these contents; the lock is shared among users of a content. */
export async function lockContentsForUse(
  tx: Transaction,
  hashes: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock_shared(${lockNumber})
    from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as hash`);
}

/** Until the transaction ends, nobody else can start to use this content. */
export async function lockContentForPurge(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(${lockNumber}) from (values (${hash}::text)) as one (hash)`);
}

/** Pictures that are so far only in a folder, in order after this file. */
export const selectUnstored = (db: Queryable, after: string, limit: number) =>
  db
    .select({ file: pictures.file, hash: pictures.hash })
    .from(pictures)
    .where(and(isNull(pictures.storedAt), gt(pictures.file, after)))
    .orderBy(asc(pictures.file))
    .limit(limit);

/** Which of the hashes belong to a file. */
export async function selectUsedHashes(
  db: Queryable,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

export type UploadedPicture = typeof uploadedPictures.$inferSelect;

/** Which of the files staff uploaded, by file. */
export async function selectUploaded(
  db: Queryable,
  files: readonly string[],
): Promise<Map<string, UploadedPicture>> {
  if (files.length === 0) return new Map();
  const rows = await db
    .select()
    .from(uploadedPictures)
    .where(inArray(uploadedPictures.file, [...files]));
  return new Map(rows.map((row) => [row.file, row]));
}

export const insertUploaded = (tx: Transaction, row: UploadedRow) =>
  tx.insert(uploadedPictures).values(row).onConflictDoNothing();

export const updateUploaded = (db: Queryable, file: string, values: Partial<UploadedRow>) =>
  db.update(uploadedPictures).set(values).where(eq(uploadedPictures.file, file));

/** All uploads, or those whose original is not in this folder. */
export const selectUploadsOutside = (db: Queryable, folder?: string) =>
  db
    .select()
    .from(uploadedPictures)
    .where(folder ? notLike(uploadedPictures.originalId, `${folder}%`) : undefined);

type Unnamed = { folder: string; name: "originalId" | "file"; before: Date };

/** Deletes pictures of a folder that no upload names and no product shows. */
export async function purgeUnnamed(
  db: Database,
  { folder, name, before }: Unnamed,
  options: SweepOptions,
): Promise<void> {
  const isNamed = exists(
    db.select().from(uploadedPictures).where(eq(uploadedPictures[name], pictures.file)),
  );
  const isShown = exists(
    db.select().from(productPictures).where(eq(productPictures.file, pictures.file)),
  );
  await sweepRows(
    db,
    {
      table: pictures,
      by: pictures.file,
      // `0` is the character after the slash.
      upTo: and(gte(pictures.file, folder), lt(pictures.file, folder.replace("/", "0"))),
      where: and(lt(pictures.savedAt, before), not(isNamed), not(isShown)),
    },
    options,
  );
}

type UploadedRow = typeof uploadedPictures.$inferInsert;
type ProductPicture = Omit<typeof productPictures.$inferInsert, "productId" | "position">;

const isPicture = (productId: number, file: string) =>
  and(eq(productPictures.productId, productId), eq(productPictures.file, file));

export const hasPicture = async (tx: Transaction, productId: number, file: string) =>
  (await tx.$count(productPictures, isPicture(productId, file))) > 0;

export const insertProductPicture = (tx: Transaction, row: typeof productPictures.$inferInsert) =>
  tx.insert(productPictures).values(row);

export const updateProductPicture = (
  tx: Transaction,
  { productId, file }: { productId: number; file: string },
  values: Pick<ProductPicture, "file" | "colour">,
) => tx.update(productPictures).set(values).where(isPicture(productId, file));

/** Replaces a product's pictures, in this order. */
export async function replaceProductPictures(
  tx: Transaction,
  productId: number,
  pictures: readonly ProductPicture[],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (pictures.length === 0) return;
  await tx
    .insert(productPictures)
    .values(pictures.map((picture, position) => ({ productId, position, ...picture })));
}
