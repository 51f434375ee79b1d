import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { products } from "../products.tables.ts";

/** A transaction's number: all before it are known, it and later ones may not be. */
export type ChangePosition = string;

export async function selectPosition(db: Queryable): Promise<ChangePosition> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  );
  return rows[0]?.position ?? "0";
}

/**
 * Products that changed at or after a position, and the position to ask from next time: the oldest
 * transaction still running. What it changes is seen then, however long it takes.
 */
export async function selectChangesSince(
  db: Queryable,
  since: ChangePosition,
): Promise<{ ids: number[]; position: ChangePosition }> {
  const { rows } = await db.execute<{ position: string; ids: number[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
      array(select product_id from product_changes where transaction >= ${since}::xid8
        order by product_id) as ids`);
  return rows[0] ?? { ids: [], position: since };
}

/** A deal ends by itself; nothing changes in the database then. */
export async function selectDealsEnded(db: Queryable, from: Date, to: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where deal_ends_at > ${from} and deal_ends_at <= ${to}`,
  );
  return rows.map(({ id }) => id);
}

export const countProducts = (db: Queryable): Promise<number> => db.$count(products);
