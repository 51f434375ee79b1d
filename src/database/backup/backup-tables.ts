import type pg from "pg";

export type BackupTable = {
  schema: string;
  name: string;
  /** In the table's own order, because a row is written as one text of all its columns. */
  columns: string[];
  /** Without generated columns. */
  written: string[];
};

/**
 * Positions in the server's own log, which are useless on another server, and the table that `migrate` writes itself.
 */
const NOT_COPIED = ["migrations", "product_changes", "changes", "change_readers"];
/** Files that exist for only a day or two and can be requested or uploaded again. */
const TEMPORARY = ["import_uploads", "import_upload_parts", "office_runs", "office_run_parts"];

/** Whether a restored shop needs this table's rows. */
export const isSaved = ({ schema, name }: Pick<BackupTable, "schema" | "name">): boolean =>
  schema !== "public" || !TEMPORARY.includes(name);

/** Every table with rows of ours. Of the job queue only the jobs, since each start creates the rest. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as written
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' and c.relname <> all ($1) or n.nspname = 'pgboss' and c.relname = 'job')
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [NOT_COPIED],
  );
  return rows;
}

type SequenceState = { name: string; value: string; isCalled: boolean };

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<SequenceState, "name">>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    for (const state of found) states.push({ name, ...state });
  }
  return states;
}

export const quoted = ({ schema, name }: Pick<BackupTable, "schema" | "name">): string =>
  `"${schema}"."${name}"`;
export const fileOf = ({ schema, name }: Pick<BackupTable, "schema" | "name">): string =>
  `${schema}.${name}.gz`;
