import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

export type GoodsPlace = { siteId: number; categorySet: number | null };

/** Goods that a site sells: in its id set, and not hidden there. */
const soldOn = ({ siteId, categorySet }: GoodsPlace) => sql`
  from products p
  where p.category_ids && array(select id from categories where category_set = ${categorySet})
    and exists (select 1 from variants where product_id = p.id)
    and not exists (
      select 1 from product_sites where product_id = p.id and site_id = ${siteId} and is_hidden)`;

export async function countGoods(db: Queryable, place: GoodsPlace): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${soldOn(place)}`,
  );
  return rows[0]?.count ?? 0;
}

export async function selectGoodsSlugs(
  db: Queryable,
  place: GoodsPlace,
  page: { offset: number; limit: number },
): Promise<{ slug: string; isMarketplace: boolean }[]> {
  const { rows } = await db.execute<{ slug: string; isMarketplace: boolean }>(sql`
    select slug, seller_id is not null as "isMarketplace" ${soldOn(place)}
    order by p.id offset ${page.offset} limit ${page.limit}`);
  return rows;
}
