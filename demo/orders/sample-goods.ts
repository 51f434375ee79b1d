import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";

const MOST = 200;

/** Goods as a customer would have bought them, in their language; always in the same order. */
export async function readSampleGoods(db: Queryable, language: string): Promise<OrderLine[]> {
  const { rows } = await db.execute<OrderLine>(sql`
    select p.id as "productId", v.id as "variantId", p.slug, v.sku,
      coalesce(p.names ->> ${language}, p.names ->> 'en') as name, coalesce(v.size, '') as options,
      v.price_cents as "priceCents", 1 as quantity,
      (select json_build_object('src', file, 'colour', colour) from product_pictures
        where product_id = p.id order by variant_colour = v.colour desc nulls last, position limit 1
      ) as picture
    from products p join variants v on v.product_id = p.id and v.position = 0
    where p.seller_id is null
    order by md5(p.slug) limit ${MOST}`);
  return rows;
}
