import { gt, inArray, sql } from "drizzle-orm";
import { HISTORY_COLUMNS } from "#database/change-log/read-changes.ts";
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

/** Fades the former points up to now, and adds the new ones. */
export async function addPoints(db: Queryable, productId: number, points: number): Promise<void> {
  await db.execute(sql`
    insert into product_popularity as kept (product_id, score, scored_at)
    select id, ${points}::float8, now() from products where id = ${productId}
    on conflict (product_id) do update set
      score = excluded.score + kept.score
        * power(2, -extract(epoch from now() - kept.scored_at) / (${HALF_LIFE_DAYS} * 86400.0)),
      scored_at = excluded.scored_at`);
}

/** A transaction number: all transactions before it are known; it and later ones may not be. */
export type ChangePosition = string;

/** Where to continue reading, what was visible at that time, and the history in which both are valid. */
export type Moment = {
  position: ChangePosition;
  snapshot: DatabaseSnapshot;
  database: string;
  timeline: string;
};

/** A replica does not know which transactions run there, so only those before all running ones count as seen. */
const MOMENT = sql`pg_snapshot_xmin(pg_current_snapshot())::text as position,
  case when pg_is_in_recovery()
    then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))
    else pg_current_snapshot()::text end as snapshot, ${sql.raw(HISTORY_COLUMNS)}`;

/** A snapshot that includes exactly the transactions before the position. */
export const snapshotBefore = (position: ChangePosition): DatabaseSnapshot =>
  `${position}:${position}:`;

export async function selectMoment(db: Queryable): Promise<Moment> {
  const { rows } = await db.execute<Moment>(sql`select ${MOMENT}`);
  return theMoment(rows);
}

/**
 * Products that changed since, each once however long other transactions run, and the moment to continue from. Changes
 * with a transaction number from the future come from a dump of another server and are ignored.
 */
export async function selectChangesSince(
  db: Queryable,
  since: DatabaseSnapshot,
): Promise<Moment & { ids: number[] }> {
  const { rows } = await db.execute<Moment & { ids: number[] }>(sql`
    select ${MOMENT},
      array(select product_id from product_changes
        where transaction >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${since}::pg_snapshot)
          and pg_visible_in_snapshot(transaction, pg_current_snapshot())
        order by product_id) as ids`);
  return theMoment(rows);
}

function theMoment<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("The database said no moment");
  return row;
}

/** A deal ends without any change in the database. */
export async function selectDealsEnded(db: Queryable, from: Date, to: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where deal_ends_at > ${from} and deal_ends_at <= ${to}`,
  );
  return rows.map(({ id }) => id);
}

export const countProducts = (db: Queryable): Promise<number> => db.$count(products);

type DatabaseHistory = Pick<Moment, "database" | "timeline"> & { begun: string };

export async function selectDatabaseHistory(db: Queryable): Promise<DatabaseHistory> {
  const { rows } = await db.execute<DatabaseHistory>(sql`
    select ${sql.raw(HISTORY_COLUMNS)}, (select min(applied_at)::text from migrations) as begun`);
  const [history] = rows as [DatabaseHistory];
  return history;
}
