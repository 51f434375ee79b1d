import type pg from "pg";

const COLUMNS = `
  select c.relname as table, concat_ws(' ',
    a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when a.attidentity <> '' then 'identity' when a.atthasdef and a.attgenerated = '' then 'default' end) as line
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;

const UNIQUE = `
  select i.indrelid::regclass::text as table, concat(
    case when i.indisprimary then 'primary key' else 'unique' end,
    ' (', string_agg(a.attname, ', ' order by k.position), ')',
    case when i.indnullsnotdistinct then ' nulls not distinct' end,
    case when i.indpred is not null then ' where' end) as line
  from pg_index i
  join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
  cross join unnest(i.indkey) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indisunique
  group by i.indexrelid`;

const FOREIGN_KEYS = `
  select f.conrelid::regclass::text as table, concat('foreign key (',
    (select string_agg(attname, ', ' order by n) from unnest(conkey) with ordinality k (num, n)
      join pg_attribute on attrelid = conrelid and attnum = num),
    ') references ', confrelid::regclass, ' (',
    (select string_agg(attname, ', ' order by n) from unnest(confkey) with ordinality k (num, n)
      join pg_attribute on attrelid = confrelid and attnum = num), ')',
    case confdeltype when 'c' then ' on delete cascade' when 'n' then ' on delete set null'
      when 'r' then ' on delete restrict' when 'd' then ' on delete set default' end) as line
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;

/** Every table that the migrations made, but for the list of migrations itself. */
export async function describeMigratedTables(pool: pg.Pool): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const query of [COLUMNS, UNIQUE, FOREIGN_KEYS]) {
    const { rows } = await pool.query<{ table: string; line: string }>(query);
    for (const { table, line } of rows) tables.set(table, [...(tables.get(table) ?? []), line]);
  }
  tables.delete("migrations");
  for (const lines of tables.values()) lines.sort();
  return tables;
}

/** PostgreSQL's own spelling of each type. */
export async function readTypeSpelling(
  pool: pg.Pool,
  types: string[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ type: string; spelling: string }>(
    "select type, format_type(to_regtype(type), to_regtypemod(type)) as spelling from unnest($1::text[]) type",
    [types],
  );
  return new Map(rows.map(({ type, spelling }) => [type, spelling]));
}
