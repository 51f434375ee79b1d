import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import type { ProductInput } from "../../domain/product-input.ts";
import { PRODUCT_COLUMNS } from "../products.tables.ts";
import type { ProductRow } from "./product-row.ts";

export type SavedProduct = { id: number; product: ProductInput };

/** Passes a list of objects as one parameter, so that a statement with a thousand rows is short. */
export const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** A slug never changes, the amount paid never decreases, and products that staff archived stay archived. */
const KEPT = ["slug", "source", "source_reference", "paid_amount_cents", "archived_at"];
const NAMES = PRODUCT_COLUMNS.map(({ name }) => name);
const CHANGED = NAMES.filter((name) => !KEPT.includes(name));

const ALL = sql.raw(NAMES.join(", "));
const RECORD = sql.raw(PRODUCT_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(", "));
const changedIn = (table: string) => sql.raw(CHANGED.map((name) => `${table}.${name}`).join(", "));

const CHANGES = sql`set
  (${sql.raw(CHANGED.join(", "))}) = row(${changedIn("excluded")}),
  paid_amount_cents = greatest(products.paid_amount_cents, excluded.paid_amount_cents)
  where (${changedIn("products")}) is distinct from (${changedIn("excluded")})
    or products.paid_amount_cents < excluded.paid_amount_cents`;

/** Returns ids in the order of the rows. Rows with a source are found by their number there, others by slug. */
export async function saveProductRows(
  tx: Transaction,
  rows: readonly ProductRow[],
): Promise<number[]> {
  const own = rows.filter((row) => row.source === null);
  const sourced = rows.filter((row) => row.source !== null);
  for (const [some, target] of [
    [own, sql.raw("(slug)")],
    [sourced, sql.raw("(source, source_reference)")],
  ] as const) {
    if (some.length === 0) continue;
    await tx.execute(sql`
      insert into products (${ALL})
      select ${ALL} from jsonb_to_recordset(${asJson(some)}) as row (${RECORD})
      order by slug
      on conflict ${target} do update ${CHANGES}`);
  }
  return findIds(tx, rows);
}

/** Two joins, so that each can use its index. */
async function findIds(tx: Transaction, rows: readonly ProductRow[]): Promise<number[]> {
  const keys = asJson(
    rows.map(({ slug, source, source_reference }, number) => ({
      number,
      slug,
      source,
      source_reference,
    })),
  );
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    with keys as materialized (
      select * from jsonb_to_recordset(${keys})
        as key (number integer, slug text, source text, source_reference text)
    )
    select id, number from keys join products using (source, source_reference)
    union all
    select id, number from keys join products using (slug) where keys.source is null
    order by number`);
  return found.map(({ id }) => id);
}

/** SKUs that belong to another product already: a product that claims one of them is a mistake in the data. */
export async function findForeignSkus(
  tx: Transaction,
  saved: readonly SavedProduct[],
): Promise<string[]> {
  const claims = saved.flatMap(({ id, product }) =>
    product.variants.map(({ sku }) => ({ product_id: id, sku })),
  );
  const { rows } = await tx.execute<{ sku: string }>(sql`
    select sku from jsonb_to_recordset(${asJson(claims)}) as claim (product_id integer, sku text)
    join variants using (sku)
    where variants.product_id <> claim.product_id
    order by sku limit 20`);
  return rows.map(({ sku }) => sku);
}

const idsOf = (saved: readonly SavedProduct[]) => asJson(saved.map(({ id }) => ({ id })));

/** Only for products whose input has pictures; the others keep theirs. */
export async function savePictures(tx: Transaction, saved: readonly SavedProduct[]): Promise<void> {
  const provided = saved.flatMap(({ id, product: { pictures } }) =>
    pictures ? [{ id, pictures }] : [],
  );
  if (provided.length === 0) return;
  const rows = provided.flatMap(({ id, pictures }) =>
    pictures.map(({ file, colour, variantColour }, position) => ({
      product_id: id,
      position,
      file,
      colour,
      variant_colour: variantColour,
    })),
  );
  await tx.execute(sql`
    delete from product_pictures
    using jsonb_to_recordset(${asJson(
      provided.map(({ id, pictures }) => ({ id, pictures: pictures.length })),
    )}) as kept (id integer, pictures integer)
    where product_id = kept.id and position >= kept.pictures`);
  await tx.execute(sql`
    insert into product_pictures (product_id, position, file, colour, variant_colour)
    select * from jsonb_to_recordset(${asJson(rows)})
      as row (product_id integer, position integer, file text, colour text, variant_colour text)
    on conflict (product_id, position) do update
      set file = excluded.file, colour = excluded.colour, variant_colour = excluded.variant_colour
      where (product_pictures.file, product_pictures.colour, product_pictures.variant_colour)
        is distinct from (excluded.file, excluded.colour, excluded.variant_colour)`);
}

/** Pictures to download; a failed one is tried again, since the supplier may have fixed it. */
export async function savePictureSources(
  tx: Transaction,
  saved: readonly SavedProduct[],
): Promise<void> {
  const rows = saved.flatMap(({ product: { pictures = [], source } }) =>
    pictures.flatMap(({ file, url }) => (url ? [{ file, url, source: source?.name ?? null }] : [])),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into picture_sources (file, url, source)
    select distinct on (file) file, url, source from jsonb_to_recordset(${asJson(rows)})
      as row (file text, url text, source text) order by file
    on conflict (file) do update set source = excluded.source, tries = 0, next_try_at = now(),
      state = 'waiting', problem = null
    where picture_sources.state = 'failed'`);
}

/**
 * Only for products whose input has sites: otherwise staff's visibility and prices per site stay. If a list only says
 * where products are hidden, the prices of all sites stay.
 */
export async function saveSiteRows(
  tx: Transaction,
  saved: readonly SavedProduct[],
  siteIds: ReadonlyMap<string, number>,
): Promise<void> {
  const provided = saved.filter(({ product }) => product.sites !== undefined);
  if (provided.length === 0) return;
  const rows = provided.flatMap(({ id, product }) =>
    Object.entries(product.sites ?? {}).map(([region, { isHidden, priceCents }]) => ({
      product_id: id,
      site_id: siteIds.get(region),
      is_hidden: isHidden ?? false,
      price_cents: priceCents ?? null,
    })),
  );
  const isMissing = sql`product_id = kept.id and not exists (
    select 1 from jsonb_to_recordset(${asJson(rows)}) as row (product_id integer, site_id integer)
    where row.product_id = product_sites.product_id and row.site_id = product_sites.site_id)`;
  await tx.execute(sql`
    delete from product_sites using jsonb_to_recordset(${idsOf(provided)}) as kept (id integer)
    where price_cents is null and ${isMissing}`);
  await tx.execute(sql`
    update product_sites set is_hidden = false
    from jsonb_to_recordset(${idsOf(provided)}) as kept (id integer)
    where is_hidden and ${isMissing}`);
  await tx.execute(sql`
    insert into product_sites (product_id, site_id, is_hidden, price_cents)
    select * from jsonb_to_recordset(${asJson(rows)})
      as row (product_id integer, site_id integer, is_hidden boolean, price_cents integer)
    on conflict (product_id, site_id) do update
      set is_hidden = excluded.is_hidden,
        price_cents = coalesce(excluded.price_cents, product_sites.price_cents)
      where (product_sites.is_hidden, product_sites.price_cents) is distinct from
        (excluded.is_hidden, coalesce(excluded.price_cents, product_sites.price_cents))`);
}
