import { and, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { products, variants } from "../products.tables.ts";

/** Products that have a variant with little stock; archived ones are left out, because nobody reorders them. */
export const countGoodsUpTo = (db: Queryable, stock: number): Promise<number> =>
  db.$count(
    products,
    and(
      isNull(products.archivedAt),
      sql`exists (select from ${variants} few where few.product_id = ${products}.id
        and few.stock > 0 and few.stock <= ${stock})`,
    ),
  );
