import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { describePrice } from "../domain/product/catalogue-price.ts";
import type { ProductRecord, VariantRecord } from "../domain/product/product-record.ts";
import type { Translated } from "../domain/product-input.ts";
import { products } from "./products.tables.ts";

export type FullRecord = ProductRecord & { descriptions: Translated };

type VariantRow = Omit<VariantRecord, "price"> & {
  cents: number;
  oldCents: number | null;
  /** Seconds since 1970 and cents, in order of time. */
  history: [since: number, cents: number][] | null;
};
type Row = Omit<ProductRecord, "variants" | "pictures" | "sites"> & {
  descriptions: Translated;
  variants: VariantRow[] | null;
  pictures: ProductRecord["pictures"] | null;
  sites: ProductRecord["sites"] | null;
};

/** Only a reduced price needs its history; without a discount, EU law requires nothing. */
const VARIANTS = sql.raw(`
  select jsonb_agg(jsonb_build_object(
    'id', v.id, 'sku', v.sku, 'gtin', v.gtin, 'size', v.size, 'colour', v.colour,
    'cents', v.price_cents, 'oldCents', v.old_price_cents, 'stock', v.stock,
    'packed', jsonb_build_object('weightGrams', v.weight_grams, 'lengthMm', v.length_mm,
      'widthMm', v.width_mm, 'heightMm', v.height_mm),
    'history', case when v.old_price_cents is not null then (
      select jsonb_agg(jsonb_build_array(extract(epoch from since), cents) order by since)
      from variant_prices where variant_id = v.id and since <= now()) end
  ) order by v.position, v.id) from variants v where v.product_id = p.id`);

const PICTURES = sql.raw(`
  select jsonb_agg(jsonb_build_object('file', file, 'colour', colour, 'variantColour', variant_colour,
    'version', version) order by position)
  from product_pictures left join pictures using (file)
  -- One that is fetched from the web is shown once it is here.
  where product_id = p.id and (version is not null or file not like 'web/%')`);

const SITES = sql.raw(`
  select jsonb_object_agg(site_id, jsonb_build_object('isHidden', is_hidden, 'priceCents', price_cents))
  from product_sites where product_id = p.id`);

const NOT_IN_RECORDS = ["source", "sourceReference", "sellerId", "descriptions", "archivedAt"];
/** Types read in the form that JSON has for them. */
const READ_AS: Readonly<Record<string, (column: string) => string>> = {
  date: (column) => `${column}::text`,
  bigint: (column) => `${column}::float8`,
  "timestamp with time zone": (column) =>
    `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** Every column, by its field's name; seller and descriptions are selected separately. */
const OWN_COLUMNS = sql.raw(
  Object.entries(getTableColumns(products))
    .filter(([field]) => !NOT_IN_RECORDS.includes(field))
    .map(([field, column]) => {
      const read = READ_AS[column.getSQLType()] ?? String;
      return `${read(`p.${column.name}`)} as "${field}"`;
    })
    .join(", "),
);

async function selectRows(db: Queryable, descriptions: SQL, which: SQL): Promise<FullRecord[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${OWN_COLUMNS}, sellers.name as seller, ${descriptions} as descriptions,
      (${VARIANTS}) as variants, (${PICTURES}) as pictures, (${SITES}) as sites
    from products p left join sellers on sellers.id = p.seller_id
    ${which}`);
  return rows.map(toRecord);
}

function toRecord(row: Row): FullRecord {
  return {
    ...row,
    variants: (row.variants ?? []).map(({ cents, oldCents, history, ...variant }) => ({
      ...variant,
      price: describePrice({
        cents,
        oldCents,
        history: (history ?? []).map(([since, past]) => ({
          since: new Date(since * 1000),
          cents: past,
        })),
      }),
    })),
    pictures: row.pictures ?? [],
    sites: row.sites ?? {},
  };
}

/** Archived products are shown nowhere. */
const ON_SALE = sql.raw("p.archived_at is null");
const WITHOUT = sql.raw("'{}'::jsonb");
const WITH = sql.raw("p.descriptions");

/** Records for cards. A product without variants cannot be shown and is left out. */
export async function selectRecords(
  db: Queryable,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const records = await selectRows(
    db,
    WITHOUT,
    sql`where p.id = any (${intList(ids)}) and ${ON_SALE}`,
  );
  return records.filter(hasVariants);
}

export async function selectFullRecords(
  db: Queryable,
  ids: readonly number[],
): Promise<FullRecord[]> {
  if (ids.length === 0) return [];
  const records = await selectRows(
    db,
    WITH,
    sql`where p.id = any (${intList(ids)}) and ${ON_SALE}`,
  );
  return records.filter(hasVariants);
}

export async function selectRecordBySlug(
  db: Queryable,
  slug: string,
): Promise<FullRecord | undefined> {
  const records = await selectRows(db, WITH, sql`where p.slug = ${slug} and ${ON_SALE}`);
  return records.find(hasVariants);
}

/**
 * The whole catalogue in batches, in order of id; the next batch is read while one is processed. Batches are small
 * enough that reading one does not block the event loop.
 */
export async function* streamFullRecords(db: Queryable, batch = 250): AsyncGenerator<FullRecord[]> {
  const read = (after: number) => {
    const records = selectRows(
      db,
      WITH,
      sql`where p.id > ${after} and ${ON_SALE} order by p.id limit ${batch}`,
    );
    // The error is handled where the batch is awaited; the consumer may have stopped before that.
    records.catch(() => {});
    return records;
  };
  for (let next: Promise<FullRecord[]> | undefined = read(0); next; ) {
    const records: FullRecord[] = await next;
    next = records.length < batch ? undefined : read(records.at(-1)?.id ?? 0);
    if (records.length > 0) yield records.filter(hasVariants);
  }
}

const hasVariants = ({ variants }: ProductRecord) => variants.length > 0;
const intList = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::integer[]`;
