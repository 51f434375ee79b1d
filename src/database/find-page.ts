import { type Column, type SQL, sql, type Table } from "drizzle-orm";
import { COUNTED_ROWS } from "#core/counted-rows.ts";
import type { Queryable } from "./connect.ts";
import { createLongLists } from "./long-lists.ts";
import { PLANNED_EACH_TIME } from "./prepared-statements.ts";

type PageQuery = {
  from: SQL | Table;
  where: SQL | undefined;
  id: SQL | Column;
  /** What rows are sorted by before their id. */
  sort?: SQL | Column | undefined;
  isAscending?: boolean | undefined;
  /** The last row of the page before: its id, and what it was sorted by. */
  after?: { id: number; value?: SQL | undefined } | undefined;
  limit: number;
};
type FoundPage = {
  ids: number[];
  hasMore: boolean;
  /** Exact up to 10,000; one more says that there are others. */
  total: number;
};

/** Where a page begins that is named by an id alone; what is none begins the list anew. */
export function cursorOf(text: string | undefined): { id: number } | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? { id } : undefined;
}

const longLists = createLongLists();

/**
 * A page of any list, and how many rows it has. Up to 10,000 rows that a filter leaves are found by whichever index
 * suits it, and sorted; of more, the page is read along the index of the sort, where it is never far. The limit is
 * outside of what is planned: PostgreSQL would hope to meet 10,000 rows by reading from the table's beginning.
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
    // The last page is counted, in case that it has become a short list.
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
