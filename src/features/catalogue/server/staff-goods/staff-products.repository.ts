import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { ProductState } from "../../domain/office/product-list.ts";
import type { Translated } from "../../domain/product-input.ts";

export type StaffProductFilter = {
  state?: ProductState | undefined;
  /** A site, and the categories of its set. */
  soldOn?: { siteId: number; categoryIds: readonly number[] } | undefined;
  /** With all below them. */
  categoryIds?: readonly number[] | undefined;
  flagId?: number | undefined;
  manufacturer?: string | undefined;
  seller?: string | undefined;
  isInStock?: boolean | undefined;
  /** A part of a name, or what a SKU begins with. */
  text?: string | undefined;
};

/** More are counted as "10,000+". */
const COUNTED = 10_001;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
const intList = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::integer[]`;

const ARCHIVED = sql`p.archived_at is not null`;
const ON_SALE = sql`p.archived_at is null`;
const HIDDEN = sql`p.archived_at is null and exists (
  select 1 from product_sites s where s.product_id = p.id and s.is_hidden)`;
const IN_STOCK = sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`;

export function conditions(filter: StaffProductFilter): SQL {
  const { state, categoryIds, flagId, manufacturer, seller, isInStock, text } = filter;
  const all = [
    state === "archived" ? ARCHIVED : state === "hidden" ? HIDDEN : ON_SALE,
    categoryIds && sql`p.category_ids && ${intList(categoryIds)}`,
    flagId !== undefined && sql`p.flag_ids && ${intList([flagId])}`,
    manufacturer !== undefined && sql`p.manufacturer = ${manufacturer}`,
    seller !== undefined && sql`p.seller_id = (select id from sellers where slug = ${seller})`,
    isInStock !== undefined && (isInStock ? IN_STOCK : sql`not ${IN_STOCK}`),
    text !== undefined && containsText(text),
    filter.soldOn && isSoldOn(filter.soldOn),
  ].filter((one) => one !== undefined && one !== false);
  return sql.join(all, sql` and `);
}

const isSoldOn = ({ siteId, categoryIds }: NonNullable<StaffProductFilter["soldOn"]>) => sql`
  p.category_ids && ${intList(categoryIds)} and not exists (
    select 1 from product_sites s
    where s.product_id = p.id and s.site_id = ${siteId} and s.is_hidden)`;

const containsText = (text: string) => sql`(
  p.names::text ilike ${`%${escaped(text)}%`} or exists (
    select 1 from variants v where v.product_id = p.id
      and lower(v.sku) like ${`${escaped(text.toLowerCase())}%`}))`;

/** In order of id, the newest first. */
export async function selectProductIds(
  db: Queryable,
  filter: StaffProductFilter,
  page: { after: number | undefined; limit: number },
): Promise<number[]> {
  const further = page.after === undefined ? sql`` : sql`and p.id < ${page.after}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p where ${conditions(filter)} ${further}
    order by p.id desc limit ${page.limit}`);
  return rows.map(({ id }) => id);
}

export async function countStaffProducts(
  db: Queryable,
  filter: StaffProductFilter,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from products p where ${conditions(filter)} limit ${COUNTED}) as counted`);
  return rows[0]?.count ?? 0;
}

/** A SKU or GTIN that somebody typed or scanned, or what a SKU begins with. */
export async function selectIdsByCode(db: Queryable, code: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct product_id as id from (
      (select product_id from variants where lower(sku) like ${`${escaped(code.toLowerCase())}%`} limit 50)
      union all
      (select product_id from variants where gtin = ${code} limit 50)) as found
    order by id desc limit 50`);
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
  picture: { file: string; colour: string } | null;
  hiddenOn: number[];
};

/** In the order of the ids. */
export async function selectListed(db: Queryable, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ListedRow>(sql`
    select p.id, p.slug, p.names, p.manufacturer, sellers.name as seller,
      p.category_ids as "categoryIds", p.flag_ids as "flagIds", p.archived_at as "archivedAt",
      v.variants, v.lowest as "lowestCents", v.highest as "highestCents", v.stock,
      (select jsonb_build_object('file', file, 'colour', colour) from product_pictures
        where product_id = p.id order by position limit 1) as picture,
      array(select site_id from product_sites where product_id = p.id and is_hidden
        order by site_id) as "hiddenOn"
    from unnest(${intList(ids)}) with ordinality as asked (id, place)
    join products p using (id)
    left join sellers on sellers.id = p.seller_id
    cross join lateral (
      select count(*)::int as variants, min(price_cents) as lowest, max(price_cents) as highest,
        coalesce(sum(stock), 0)::int as stock
      from variants where product_id = p.id) v
    order by asked.place`);
  return rows;
}
