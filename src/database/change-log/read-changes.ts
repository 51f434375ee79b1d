import type pg from "pg";

/**
 * The position up to which changes are known: all transactions that the snapshot sees. It is valid only in this
 * database of this server and on this timeline: a replica that became the primary may lack the last of them.
 */
export type ChangePosition = { database: string; timeline: string; snapshot: string };

export type ChangeRow = {
  transaction: string;
  id: string;
  notedAt: string;
  tags: readonly string[];
};

export type AskDatabase = Pick<pg.ClientBase, "query">;

/** Identify the database and timeline that a position belongs to. */
export const HISTORY_COLUMNS = `
  concat_ws(' ', (select system_identifier from pg_control_system()),
    (select oid from pg_database where datname = current_database())) as database,
  current_timeline() as timeline`;
const POSITION_COLUMNS = `${HISTORY_COLUMNS}, pg_current_snapshot()::text as snapshot`;

export async function readPosition(client: AskDatabase): Promise<ChangePosition> {
  const { rows } = await client.query<ChangePosition>(`select ${POSITION_COLUMNS}`);
  return positionIn(rows);
}

/** With more tags than this, goods are not listed one by one: an import's follow-up work must not exceed the import. */
const MOST_TAGS = 50_000;
const FEW_TAGS = 50;
/** A longer backlog is not read: a reader that was away for long catches up at once instead of ever more slowly. */
export const MOST_ROWS = 20_000;

/**
 * Rows that are committed now but were not visible at the given position, however late their transactions committed.
 * Transaction ids in the future come from another server's dump; the snapshot does not see them.
 */
const readRows = (which: string) => `
  with news as materialized (
    select transaction, id, noted_at, tags from changes
    where ${which} and pg_visible_in_snapshot(transaction, pg_current_snapshot())
    limit ${MOST_ROWS + 1}),
  size as (select coalesce(sum(cardinality(tags)), 0) > ${MOST_TAGS} as is_large,
    count(*) > ${MOST_ROWS} as are_too_many from news)
  select ${POSITION_COLUMNS}, (select are_too_many from size) as "areTooMany",
    (select coalesce(json_agg(json_build_object('transaction', transaction::text, 'id', id::text,
      'notedAt', noted_at::text, 'tags',
      case when is_large and cardinality(tags) > ${FEW_TAGS} then '{catalogue,products}' else tags end)
      order by transaction, id), '[]') from news, size where not are_too_many) as changes`;

const SINCE = readRows(`transaction >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)`);
const FROM = readRows("transaction >= least($1::xid8, pg_snapshot_xmin($2::pg_snapshot))");

/** If there are too many changes, none is read: everything may have changed. */
type Read = { position: ChangePosition; changes: ChangeRow[]; areTooMany: boolean };

export const readChangesSince = (client: AskDatabase, snapshot: string): Promise<Read> =>
  readChanges(client, SINCE, [snapshot]);

/** Known or not: all rows from this transaction on, and all that were not visible in the snapshot. */
export const readChangesFrom = (
  client: AskDatabase,
  transaction: string,
  snapshot: string,
): Promise<Read> => readChanges(client, FROM, [transaction, snapshot]);

async function readChanges(client: AskDatabase, text: string, values: string[]): Promise<Read> {
  const { rows } = await client.query<ChangePosition & Omit<Read, "position">>(text, values);
  const { changes = [], areTooMany = false } = rows[0] ?? {};
  return { position: positionIn(rows), changes, areTooMany };
}

function positionIn(rows: readonly ChangePosition[]): ChangePosition {
  const [row] = rows;
  if (!row) throw new Error("The database said no position");
  return { database: row.database, timeline: row.timeline, snapshot: row.snapshot };
}
