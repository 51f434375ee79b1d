import { type SQL, sql } from "drizzle-orm";
import { COUNTED_ROWS } from "#core/counted-rows.ts";
import { wordsOf } from "#core/fold-words.ts";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { hasWords, startsWith } from "#database/find-text.ts";
import { integerList } from "#database/integer-list.ts";
import type { Translated } from "../../domain/product-input.ts";
import type { ProductState } from "../../domain/staff-goods/product-list.ts";

export type StaffProductFilter = {
  state?: ProductState | undefined;
  /** A site, and the category set that it sells from. */
  soldOn?: { siteId: number; categorySet: number | null } | undefined;
  /** Includes all their descendants. */
  categoryIds?: readonly number[] | undefined;
  flagId?: number | undefined;
  manufacturer?: string | undefined;
  seller?: string | undefined;
  isInStock?: boolean | undefined;
  /** At least one variant is in stock and has at most this many pieces. */
  fewLeft?: number | undefined;
  /** The beginnings of words in a name or brand, or of a SKU. */
  text?: string | undefined;
};

const STATES: Readonly<Record<ProductState, SQL>> = {
  on_sale: sql`not f.is_archived`,
  hidden: sql`not f.is_archived and f.facets @> '{hidden}'`,
  archived: sql`f.is_archived`,
};

/** Conditions for products as `f`; the migration that created `listed_products` lists the facets. */
export function conditions(filter: StaffProductFilter): SQL {
  const { state = "on_sale", soldOn, categoryIds, flagId, manufacturer, isInStock } = filter;
  const facets = [
    ...(isInStock === false ? ["sold-out"] : []),
    ...(flagId === undefined ? [] : [`f:${flagId}`]),
    ...(manufacturer === undefined ? [] : [`m:${manufacturer}`]),
  ];
  const isNarrow = facets.length > 0 || categoryIds !== undefined || filter.text !== undefined;
  return sql.join(
    [
      STATES[state],
      ...(isInStock ? [sql`f.is_in_stock`] : []),
      ...(filter.fewLeft === undefined ? [] : [hasFew(filter.fewLeft)]),
      ...(facets.length === 0 ? [] : [sql`f.facets @> ${sql.param(facets)}::text[]`]),
      ...(categoryIds ? [isIn(categoryIds)] : []),
      ...(soldOn ? [isSoldOn(soldOn, isNarrow)] : []),
      ...(filter.seller === undefined ? [] : [isOfSeller(filter.seller)]),
      ...(filter.text === undefined ? [] : [hasText(filter.text)]),
    ],
    sql` and `,
  );
}

/** Scans the variants: an index on stock would be updated with every sale. */
const hasFew = (most: number) => sql`f.is_in_stock and f.product_id in (
  select product_id from variants where stock > 0 and stock <= ${most})`;

const isIn = (categoryIds: readonly number[]) =>
  sql`f.facets && ${sql.param(categoryIds.map((id) => `c:${id}`))}::text[]`;

type SoldOn = NonNullable<StaffProductFilter["soldOn"]>;

/** A site sells most products: with other filters, checking their matches is cheaper than reading an index for all. */
function isSoldOn({ siteId, categorySet }: SoldOn, isNarrow: boolean): SQL {
  const set = `set:${categorySet}`;
  const isOfSet = isNarrow
    ? sql`${set} = any (f.facets)`
    : sql`f.facets @> ${sql.param([set])}::text[]`;
  return sql`${isOfSet} and ${`hidden:${siteId}`} <> all (f.facets)`;
}

const isOfSeller = (slug: string) => sql`
  f.facets @> array(select 's:' || id from sellers where slug = ${slug})
  and exists (select from sellers where slug = ${slug})`;

/** By words of the name or the brand, or by the beginning of a SKU. */
const hasText = (text: string) => sql`(
  ${hasWords(sql`f.words`, wordsOf(text))} or f.product_id = any (array(
    select product_id from variants where ${startsWith(sql`lower(sku)`, text.toLowerCase())}
    limit ${COUNTED_ROWS + 1})))`;

/** A page in order of id, the newest first. */
export const findStaffProducts = (
  db: Queryable,
  filter: StaffProductFilter,
  page: { after: number | undefined; limit: number },
) =>
  findPage(db, {
    from: sql`listed_products f`,
    where: conditions(filter),
    id: sql`f.product_id`,
    after: page.after === undefined ? undefined : { id: page.after },
    limit: page.limit,
  });

/** Products with a typed or scanned SKU or GTIN, or with a SKU that starts with it. */
export async function selectIdsByCode(
  db: Queryable,
  code: string,
  filter: StaffProductFilter | undefined,
): Promise<number[]> {
  const among = filter
    ? sql`where found.id in (select f.product_id from listed_products f where ${conditions(filter)})`
    : sql``;
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct id from (
      (select product_id as id from variants where ${startsWith(sql`lower(sku)`, code.toLowerCase())} limit 50)
      union all
      (select product_id from variants where gtin = ${code} limit 50)) as found
    ${among} order by id desc limit 50`);
  return rows.map(({ id }) => id);
}

export type ListedRow = {
  id: number;
  slug: string;
  names: Translated;
  manufacturer: string;
  seller: string | null;
  categoryIds: number[];
  flagIds: number[];
  archivedAt: string | null;
  variants: number;
  lowestCents: number | null;
  highestCents: number | null;
  stock: number;
  picture: { file: string; colour: string; version: string | null } | null;
  hiddenOn: number[];
};

/** In the order of the ids. */
export async function selectListed(db: Queryable, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ListedRow>(sql`
    select p.id, p.slug, p.names, p.manufacturer, sellers.name as seller,
      p.category_ids as "categoryIds", p.flag_ids as "flagIds", p.archived_at as "archivedAt",
      v.variants, v.lowest as "lowestCents", v.highest as "highestCents", v.stock,
      (select jsonb_build_object('file', file, 'colour', colour, 'version', version)
        from product_pictures left join pictures using (file)
        where product_id = p.id order by position limit 1) as picture,
      array(select site_id from product_sites where product_id = p.id and is_hidden
        order by site_id) as "hiddenOn"
    from unnest(${integerList(ids)}::integer[]) with ordinality as asked (id, place)
    join products p using (id)
    left join sellers on sellers.id = p.seller_id
    cross join lateral (
      select count(*)::int as variants, min(price_cents) as lowest, max(price_cents) as highest,
        coalesce(sum(stock), 0)::int as stock
      from variants where product_id = p.id) v
    order by asked.place`);
  return rows;
}

export type ExportedRow = {
  sku: string;
  gtin: string | null;
  productId: number;
  slug: string;
  names: Translated;
  manufacturer: string;
  size: string | null;
  colour: string | null;
  priceCents: number;
  oldPriceCents: number | null;
  costCents: number | null;
  stock: number;
  categoryIds: number[];
  isArchived: boolean;
};

/** Every variant, in the order of the goods. */
export async function selectExported(
  db: Queryable,
  ids: readonly number[],
): Promise<ExportedRow[]> {
  const { rows } = await db.execute<ExportedRow>(sql`
    select v.sku, v.gtin, p.id as "productId", p.slug, p.names, p.manufacturer, v.size, v.colour,
      v.price_cents as "priceCents", v.old_price_cents as "oldPriceCents",
      v.cost_cents as "costCents", v.stock, p.category_ids as "categoryIds",
      p.archived_at is not null as "isArchived"
    from unnest(${integerList(ids)}::integer[]) with ordinality as asked (id, place)
    join products p using (id) join variants v on v.product_id = p.id
    order by asked.place, v.position, v.id`);
  return rows;
}
