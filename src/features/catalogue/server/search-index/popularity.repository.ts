import { gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { HALF_LIFE_DAYS } from "../../domain/events/popularity.ts";
import { productPopularity } from "../events/search-events.tables.ts";

export type Score = { productId: number; score: number; scoredAt: Date };

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
