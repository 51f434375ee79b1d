import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

type SiteCategorySet = { siteId: number; categorySet: number | null };

/** Products that a site sells: they have a category in its id set, and are not hidden there. */
const soldOn = ({ siteId, categorySet }: SiteCategorySet) => sql`
  from products p
  where p.category_ids && array(select id from categories where category_set = ${categorySet})
    and p.archived_at is null
    and exists (select 1 from variants where product_id = p.id)
    and not exists (
      select 1 from product_sites where product_id = p.id and site_id = ${siteId} and is_hidden)`;

/** The last product id of each full block of `length` products, in order. */
export async function selectStretchEnds(
  db: Queryable,
  siteSet: SiteCategorySet,
  length: number,
): Promise<{ count: number; ends: number[] }> {
  const { rows } = await db.execute<{ count: number; ends: number[] }>(sql`
    select count(*)::int as count,
      coalesce(array_agg(id order by id) filter (where place % ${length} = 0), '{}') as ends
    from (select p.id, row_number() over (order by p.id) as place ${soldOn(siteSet)}) as numbered`);
  return rows[0] ?? { count: 0, ends: [] };
}

export async function selectGoodsSlugs(
  db: Queryable,
  siteSet: SiteCategorySet,
  page: { after: number; limit: number },
): Promise<{ slug: string; isMarketplace: boolean }[]> {
  const { rows } = await db.execute<{ slug: string; isMarketplace: boolean }>(sql`
    select slug, seller_id is not null as "isMarketplace" ${soldOn(siteSet)}
      and p.id > ${page.after}
    order by p.id limit ${page.limit}`);
  return rows;
}
