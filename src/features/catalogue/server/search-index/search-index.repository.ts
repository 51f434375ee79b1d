import { gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { HALF_LIFE_DAYS } from "../../domain/search-event.ts";
import { productPopularity } from "../events/search-events.tables.ts";
import { products } from "../products.tables.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";

type Score = { productId: number; score: number; scoredAt: Date };

export function selectScores(db: Queryable, productIds: readonly number[]): Promise<Score[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(productPopularity)
    .where(inArray(productPopularity.productId, [...productIds]));
}

export async function selectScoredSince(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: productPopularity.productId })
    .from(productPopularity)
    .where(gt(productPopularity.scoredAt, since));
  return rows.map(({ id }) => id);
}

/** The former points fade up to now, and the new ones are added to them. */
export async function addPoints(db: Queryable, productId: number, points: number): Promise<void> {
  await db.execute(sql`
    insert into product_popularity as kept (product_id, score, scored_at)
    select id, ${points}::float8, now() from products where id = ${productId}
    on conflict (product_id) do update set
      score = excluded.score + kept.score
        * power(2, -extract(epoch from now() - kept.scored_at) / (${HALF_LIFE_DAYS} * 86400.0)),
      scored_at = excluded.scored_at`);
}

/** A transaction's number: all before it are known, it and later ones may not be. */
export type ChangePosition = string;

/** Where to read on from, and what was visible when that was asked. */
export type Moment = { position: ChangePosition; snapshot: DatabaseSnapshot };

const MOMENT = sql`pg_snapshot_xmin(pg_current_snapshot())::text as position,
  pg_current_snapshot()::text as snapshot`;

export async function selectMoment(db: Queryable): Promise<Moment> {
  const { rows } = await db.execute<Moment>(sql`select ${MOMENT}`);
  return rows[0] ?? { position: "0", snapshot: "" };
}

/**
 * Products that changed at or after a position, and the position to ask from next time: the oldest
 * transaction still running. What it changes is seen then, however long it takes.
 */
export async function selectChangesSince(
  db: Queryable,
  since: ChangePosition,
): Promise<Moment & { ids: number[] }> {
  const { rows } = await db.execute<Moment & { ids: number[] }>(sql`
    select ${MOMENT},
      array(select product_id from product_changes where transaction >= ${since}::xid8
        order by product_id) as ids`);
  return rows[0] ?? { ids: [], position: since, snapshot: "" };
}

/** A deal ends by itself; nothing changes in the database then. */
export async function selectDealsEnded(db: Queryable, from: Date, to: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where deal_ends_at > ${from} and deal_ends_at <= ${to}`,
  );
  return rows.map(({ id }) => id);
}

export const countProducts = (db: Queryable): Promise<number> => db.$count(products);
