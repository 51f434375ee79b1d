import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { lockNamed } from "#database/transaction.ts";
import type { LateBadRow } from "../../domain/late-bad-row.ts";
import { joinRows } from "../../domain/merge-provided-fields.ts";
import type { StagedRow } from "../../domain/product-input.ts";
import { importRows, imports, importUploadParts, importUploads } from "./imports.tables.ts";
import { asJson } from "./save-products.repository.ts";

/**
 * How rows that wait are written. While nodes are replaced, a worker of the version before must not apply rows that it
 * would misread: raise it with such a change, and its jobs have a queue that older workers do not know. Since 3 a job
 * names the staging that was approved; rows are as in 2. Workers of before would apply whatever waits.
 */
export const IMPORT_FORMAT = 3;

/**
 * Another file, or a file that was brought in whole, begins at its first line. So does one that a node of another
 * version began: the format is part of what it goes by, on both sides, so that rows of one import have one format.
 */
export async function openImport(db: Queryable, source: string, name: string) {
  const file = `${name} in format ${IMPORT_FORMAT}`;
  const [former] = await db.select().from(imports).where(eq(imports.source, source));
  if (former && former.file === file && !former.isFinished) return former;
  await db.delete(imports).where(eq(imports.source, source));
  const [begun] = await db.insert(imports).values({ source, file }).returning();
  if (!begun) throw new Error(`The import of ${source} was not begun`);
  return begun;
}

/**
 * Nobody else approves, applies or replaces what waits of the source meanwhile. A list that replaces another is a new
 * row, which the lock of a row does not cover; nodes of before know that lock alone.
 */
export async function lockImport(tx: Transaction, source: string): Promise<void> {
  await lockNamed(tx, `import:${source}`);
  await tx.select().from(imports).where(eq(imports.source, source)).for("update");
}

/**
 * What was read last, and the format of its rows. That is undefined where it was brought in already or is still being
 * read: goods would be compared with nothing, or with half of a file.
 */
export async function findImport(db: Queryable, source: string) {
  const [row] = await db.select().from(imports).where(eq(imports.source, source));
  if (!row) return undefined;
  const format = row.stagedFormat ?? (row.isStaged ? 1 : undefined);
  return { stagingId: row.stagingId, format: row.isFinished ? undefined : format };
}

/** As `joinRows` does, with a row of an earlier part of the file. */
const JOINED_INPUT = sql`case
  when excluded.input -> 'providedFields' ? 'sku' and not excluded.input -> 'providedFields' ? 'variants'
  then jsonb_set(excluded.input, '{variants}', coalesce((
    select jsonb_agg(variant) from jsonb_array_elements(import_rows.input -> 'variants') variant
    where not exists (select from jsonb_array_elements(excluded.input -> 'variants') named
      where named ->> 'sku' = variant ->> 'sku')
  ), '[]') || (excluded.input -> 'variants'))
  else excluded.input end`;

/** A number that comes twice is the later row's; where rows name variants, each has its own. */
export async function insertImportRows(
  tx: Transaction,
  source: string,
  rows: readonly StagedRow[],
): Promise<void> {
  const byReference = new Map<string, StagedRow & { reference: string }>();
  for (const { number, line, input } of rows) {
    const reference = input.source?.reference ?? input.slug;
    const earlier = byReference.get(reference)?.input;
    const joined = earlier ? joinRows(earlier, input) : input;
    byReference.set(reference, { reference, number, line, input: joined });
  }
  await tx.execute(sql`
    insert into import_rows (source, reference, number, line, input)
    select ${source}, reference, number, line, input
    from jsonb_to_recordset(${asJson([...byReference.values()])})
      as row (reference text, number integer, line integer, input jsonb)
    on conflict (source, reference) do update
      set number = excluded.number, line = excluded.line, input = ${JOINED_INPUT}`);
}

export async function recordProgress(
  tx: Transaction,
  source: string,
  { row, badRows }: { row: number; badRows: number },
): Promise<void> {
  await tx
    .update(imports)
    .set({ lastRow: row, badRows, changedAt: sql`now()` })
    .where(eq(imports.source, source));
}

/** The newest, without their bad rows, of which there may be hundreds each. */
export function selectImports(db: Queryable) {
  const { lateBadRows: _lateBadRows, ...shown } = getTableColumns(imports);
  return db.select(shown).from(imports).orderBy(desc(imports.changedAt)).limit(100);
}

export async function markStaged(db: Queryable, source: string): Promise<void> {
  await db.update(imports).set({ stagedFormat: IMPORT_FORMAT }).where(eq(imports.source, source));
}

export async function selectStaged(
  tx: Transaction,
  source: string,
  page: { after: number; limit: number },
): Promise<StagedRow[]> {
  return tx
    .select({ number: importRows.number, line: importRows.line, input: importRows.input })
    .from(importRows)
    .where(and(eq(importRows.source, source), gt(importRows.number, page.after)))
    .orderBy(asc(importRows.number))
    .limit(page.limit);
}

/** Slugs and SKUs that others have, in the shop or earlier in the file: those rows are taken out and reported. */
export async function deleteCollidingRows(tx: Transaction, source: string): Promise<LateBadRow[]> {
  const { rows } = await tx.execute<LateBadRow>(sql`
    with claims as (
      select reference, number, line, 'slug_taken' as kind, input ->> 'slug' as name
      from import_rows where source = ${source}
      union all
      select reference, number, line, 'sku_taken', variant ->> 'sku'
      from import_rows, jsonb_array_elements(input -> 'variants') variant where source = ${source}
    ), numbered as (
      select *, row_number() over (partition by kind, name order by claims.number) as turn from claims
    ), taken as (
      select reference, line, kind, name from numbered where turn > 1
      union
      select claims.reference, claims.line, kind, name from claims
      join products on products.slug = claims.name
      where kind = 'slug_taken' and (products.source, products.source_reference)
        is distinct from (${source}, claims.reference)
      union
      select claims.reference, claims.line, kind, name from claims
      join variants on variants.sku = claims.name
      join products on products.id = variants.product_id
      where kind = 'sku_taken' and (products.source, products.source_reference)
        is distinct from (${source}, claims.reference)
    ), gone as (
      delete from import_rows using taken
      where import_rows.source = ${source} and import_rows.reference = taken.reference
    )
    select min(line) as line, json_agg(json_build_object('code', kind, 'value', name)) as faults
    from taken group by reference order by 1`);
  return rows;
}

export async function deleteProductsNotStaged(tx: Transaction, source: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from products where source = ${source} and not exists (
      select 1 from import_rows
      where import_rows.source = products.source and reference = products.source_reference)`);
  return rowCount ?? 0;
}

/** As many as one looks through. */
const SHOWN_BAD = 200;

export async function finishImport(
  tx: Transaction,
  source: string,
  bad: readonly LateBadRow[],
): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.source, source));
  await tx
    .update(imports)
    .set({
      isFinished: true,
      changedAt: sql`now()`,
      lateBad: bad.length,
      lateBadRows: bad.slice(0, SHOWN_BAD),
    })
    .where(eq(imports.source, source));
}

export async function selectLateBadRows(
  db: Queryable,
  source: string,
): Promise<readonly LateBadRow[]> {
  const [row] = await db
    .select({ rows: imports.lateBadRows })
    .from(imports)
    .where(eq(imports.source, source));
  return row?.rows ?? [];
}

type Counts = { new: number; changed: number; same: number; missing: number };
type Example = {
  reference: string;
  name: string;
  cents: number;
  formerCents: number | null;
  stock: number;
  formerStock: number | null;
};

const EXAMPLES = 20;

/** Rows that wait beside the products of the same source: what a buyer would notice, name, price and stock. */
const compared = (source: string) => sql`
  select r.reference, r.number, p.id,
    (select value from jsonb_each_text(r.input -> 'names') limit 1) as name,
    (r.input -> 'variants' -> 0 ->> 'priceCents')::integer as cents,
    (r.input -> 'variants' -> 0 ->> 'stock')::integer as stock,
    v.price_cents as former_cents, v.stock as former_stock,
    p.id is not null and (
      (r.input -> 'variants' -> 0 ->> 'priceCents')::integer is distinct from v.price_cents
      or (r.input -> 'variants' -> 0 ->> 'stock')::integer is distinct from v.stock
      or r.input -> 'names' is distinct from p.names
      or r.input -> 'descriptions' is distinct from p.descriptions) as is_changed
  from import_rows r
  left join products p on p.source = r.source and p.source_reference = r.reference
  left join lateral (select price_cents, stock from variants
    where product_id = p.id and sku = r.input -> 'variants' -> 0 ->> 'sku') v on true
  where r.source = ${source}`;

/** How many there are of each, and some of those that would change. */
export async function selectComparison(db: Queryable, source: string) {
  const { rows: counts } = await db.execute<Counts>(sql`
    with compared as (${compared(source)})
    select count(*) filter (where id is null)::int as new,
      count(*) filter (where is_changed)::int as changed,
      count(*) filter (where id is not null and not is_changed)::int as same,
      (select count(*) from products p where p.source = ${source} and not exists (
        select 1 from import_rows r where r.source = p.source and r.reference = p.source_reference
      ))::int as missing
    from compared`);
  const { rows: examples } = await db.execute<Example>(sql`
    with compared as (${compared(source)})
    select reference, coalesce(name, '') as name, cents, former_cents as "formerCents", stock,
      former_stock as "formerStock"
    from compared where id is null or is_changed
    order by is_changed desc, number limit ${EXAMPLES}`);
  const none: Counts = { new: 0, changed: 0, same: 0, missing: 0 };
  return { counts: counts[0] ?? none, examples };
}

export async function deleteImport(db: Queryable, source: string): Promise<void> {
  await db.delete(imports).where(eq(imports.source, source));
}

/** Rows that came a moment ago: without this the planner takes the table for a small one. */
export async function analyzeStaged(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze import_rows`);
}

type UploadPart = {
  id: string;
  actorId: number | null;
  name: string;
  position: number;
  text: string;
};

/** False where the upload is somebody else's. */
export async function saveUploadPart(db: Queryable, part: UploadPart): Promise<boolean> {
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
  db: Queryable,
  { id, actorId }: { id: string; actorId: number | null },
): Promise<{ name: string } | undefined> {
  const [row] = await db.select().from(importUploads).where(eq(importUploads.id, id));
  return row && row.actorId === actorId ? { name: row.name } : undefined;
}

export async function selectNextPart(db: Queryable, uploadId: string, after: number) {
  const [part] = await db
    .select()
    .from(importUploadParts)
    .where(and(eq(importUploadParts.uploadId, uploadId), gt(importUploadParts.position, after)))
    .orderBy(asc(importUploadParts.position))
    .limit(1);
  return part;
}

const KEPT_DAYS = 2;

export async function purgeUploads(db: Database, now: Date, options?: SweepOptions): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const { id, createdAt } = importUploads;
  await sweepRows(db, { table: importUploads, by: id, where: lt(createdAt, before) }, options);
}
