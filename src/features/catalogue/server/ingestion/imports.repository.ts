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
 * The format of staged rows. During a rolling update, a worker of the old version must not apply rows that it would
 * misread: such a change must raise this number, so that its jobs go to a queue unknown to older workers. Since 3, a
 * job names the approved staging; its rows are as in 2. Older workers would apply whatever is staged.
 */
export const IMPORT_FORMAT = 3;

/**
 * Another file, or a file that was imported completely, starts at its first line. So does a file that a node of another
 * version started: the format is part of the file's key, so that all rows of one import have one format.
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
 * Until the transaction ends, nobody else approves, applies or replaces the source's staged rows. A list that replaces
 * another is a new row, which a row lock does not cover; nodes of older versions use only the row lock.
 */
export async function lockImport(tx: Transaction, source: string): Promise<void> {
  await lockNamed(tx, `import:${source}`);
  await tx.select().from(imports).where(eq(imports.source, source)).for("update");
}

/**
 * The last staged list, and the format of its rows. The format is undefined if the list was applied already or is still
 * being read: products would be compared with nothing, or with half of a file.
 */
export async function findImport(db: Queryable, source: string) {
  const [row] = await db.select().from(imports).where(eq(imports.source, source));
  if (!row) return undefined;
  const format = row.stagedFormat ?? (row.isStaged ? 1 : undefined);
  return { stagingId: row.stagingId, format: row.isFinished ? undefined : format };
}

/** Does the same as `joinRows`, with a row from an earlier part of the file. */
const JOINED_INPUT = sql`case
  when excluded.input -> 'providedFields' ? 'sku' and not excluded.input -> 'providedFields' ? 'variants'
  then jsonb_set(excluded.input, '{variants}', coalesce((
    select jsonb_agg(variant) from jsonb_array_elements(import_rows.input -> 'variants') variant
    where not exists (select from jsonb_array_elements(excluded.input -> 'variants') named
      where named ->> 'sku' = variant ->> 'sku')
  ), '[]') || (excluded.input -> 'variants'))
  else excluded.input end`;

/** If a product number occurs twice, the later row wins; if rows have SKUs, each row keeps its variant. */
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

/** The newest imports, without their bad rows, which may be hundreds per import. */
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

/** Rows with a slug or SKU that exists in the shop or earlier in the file: they are deleted and reported. */
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

/** As many as a person would look through. */
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

/** Staged rows next to the source's products, compared by what buyers notice: name, price and stock. */
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

/** How many rows there are of each kind, with some examples of changes. */
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

/** Updates the statistics after inserting rows: otherwise the planner assumes a small table. */
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

/** False if the upload belongs to another user. */
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

/** Finds only uploads of this user. */
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
