import { type Column, type SQL, sql, type Table } from "drizzle-orm";
import { COUNTED_ROWS } from "#core/counted-rows.ts";
import type { Queryable } from "./connect.ts";
import { createLongLists } from "./long-lists.ts";
import { PLANNED_EACH_TIME } from "./prepared-statements.ts";

type PageQuery = {
  from: SQL | Table;
  where: SQL | undefined;
  id: SQL | Column;
  /** Rows are sorted by this first, then by id. */
  sort?: SQL | Column | undefined;
  isAscending?: boolean | undefined;
  /** The last row of the previous page: its id and its sort value. */
  after?: { id: number; value?: SQL | undefined } | undefined;
  limit: number;
};
type FoundPage = {
  ids: number[];
  hasMore: boolean;
  /** Exact up to 10,000; 10,001 means that there are more. */
  total: number;
};

/** A cursor for a list sorted by id only; an invalid id starts the list from the beginning. */
export function cursorOf(text: string | undefined): { id: number } | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? { id } : undefined;
}

const longLists = createLongLists();

/**
 * A page of any list, and its total. If up to 10,000 rows match the filter, PostgreSQL finds them by the index it
 * prefers and sorts them; if more match, the page is read along the sort's index, where matching rows are close by.
 * The limit is kept out of the inner query's plan: with it, PostgreSQL would scan the table from its beginning,
 * hoping to meet 10,000 matches soon.
 */
export async function findPage(db: Queryable, query: PageQuery): Promise<FoundPage> {
  const { from, where, id, limit } = query;
  const value = query.sort ?? id;
  const filter = where ? sql`where ${where}` : sql``;
  const direction = query.isAscending ? sql`asc` : sql`desc`;
  const more = limit + 1;
  const list = longLists(db, sql`${from} ${filter}`);
  if (list.isLong()) {
    const ids = await walk(db, query);
    // The last page is counted, because the list may have become short meanwhile.
    if (ids.length > limit) {
      return { ids: ids.slice(0, limit), hasMore: true, total: COUNTED_ROWS + 1 };
    }
  }
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    ${PLANNED} with matching as materialized (
      select ${id} as id, ${value} as value from ${from} ${filter}
    ), counted as (
      select count(*)::int as total from (select from matching limit ${COUNTED_ROWS + 1}) as bounded
    )
    select total, case when total <= ${COUNTED_ROWS} then array(
      select id::float8 from matching where ${isAfter(query, sql`value`, sql`id`)}
      order by value ${direction}, id ${direction} limit ${more}) end as ids
    from counted`);
  const total = rows[0]?.total ?? 0;
  if (total > COUNTED_ROWS) list.noteLong();
  const ids = rows[0]?.ids ?? (await walk(db, query));
  return { ids: ids.slice(0, limit), hasMore: ids.length > limit, total };
}

const PLANNED = sql.raw(PLANNED_EACH_TIME);

function isAfter({ after, isAscending }: PageQuery, value: SQL | Column, id: SQL | Column): SQL {
  if (!after) return sql`true`;
  const further = isAscending ? sql`>` : sql`<`;
  return after.value
    ? sql`(${value}, ${id}) ${further} (${after.value}, ${after.id}::bigint)`
    : sql`${id} ${further} ${after.id}::bigint`;
}

async function walk(db: Queryable, query: PageQuery): Promise<number[]> {
  const { from, where, id, sort, limit } = query;
  const direction = query.isAscending ? sql`asc` : sql`desc`;
  const order = sort ? sql`${sort} ${direction}, ${id} ${direction}` : sql`${id} ${direction}`;
  const filter = where ? sql`${where} and` : sql``;
  const { rows } = await db.execute<{ id: number }>(sql`
    ${PLANNED} select (${id})::float8 as id from ${from}
    where ${filter} ${isAfter(query, sort ?? id, id)}
    order by ${order} limit ${limit + 1}`);
  return rows.map((row) => row.id);
}
