import { sql } from "drizzle-orm";
import { connectDatabase, type Database } from "#database/connect.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { FILLING, logTime } from "../fast-fill.ts";
import { OFFICE_DATA_DIR } from "../settings.ts";
import {
  LARGE_PRODUCTS,
  LISTED_ROWS,
  PARTS,
  type Part,
  SITES,
  WRITTEN_BY_TRIGGERS,
} from "./filled-rows.ts";

/** Values that most goods have, and a member of staff: the filters for the lists. */
export type Known = {
  category: number;
  flag: number;
  brand: string;
  word: string;
  site: number;
  otherSite: number;
  actor: number;
  /** A variant of the product with 500 of them. */
  variant: number;
};

const mostOf = (value: string) =>
  sql.raw(`(select value from (select ${value} as value from products
    where slug not like 'bench-%') most where value is not null group by value order by count(*) desc, value limit 1)`);

const KNOWN = sql`
  select ${mostOf("category_ids[1]")} as category, ${mostOf("flag_ids[1]")} as flag,
    ${mostOf("manufacturer")} as brand, ${mostOf("split_part(names ->> 'en', ' ', 1)")} as word,
    s.ids[1] as site, s.ids[2] as "otherSite",
    (select min(customer_id)::int from staff_roles) as actor,
    (select v.id from variants v join products p on p.id = v.product_id
      where p.slug = 'bench-many-variants-1' and v.position = 250) as variant
  from ${SITES}`;

/** A database like that of a shop that is some years old; filled once for all runs. */
export async function fillOffice(): Promise<Known> {
  const embedded = await startEmbeddedPostgres({ dataDir: OFFICE_DATA_DIR, settings: FILLING });
  // Only a superuser may disable triggers.
  const { db, close } = connectDatabase(
    { connection: embedded.admin },
    { maxConnections: 1, isUnlimited: true },
  );
  try {
    await fillTables(db);
    const { rows } = await db.execute<Known>(KNOWN);
    if (!rows[0]) throw new Error("The shop has no sites");
    return rows[0];
  } finally {
    await close();
    await embedded.stop();
  }
}

/** Triggers and indexes would take ten times as long as the rows, so their effects are written in bulk. */
async function fillTables(db: Database): Promise<void> {
  const lacking = await lackingOf(db, PARTS);
  if (lacking.length > 0) {
    await db.execute(sql`set session_replication_role = replica`);
    await db.execute(dropIndexes(lacking));
    for (const { name, fill } of lacking) await logTime(name, () => db.execute(fill));
    await db.execute(sql`set session_replication_role = origin`);
  }
  await makeIndexes(db);
  if (lacking.length > 0) {
    await logTime("statistics", () => db.execute(sql`vacuum analyze`));
    await checkListed(db);
  }
  for (const { name, fill } of await lackingOf(db, [LARGE_PRODUCTS])) {
    await logTime(name, () => db.execute(fill));
  }
}

async function lackingOf(db: Database, parts: readonly Part[]): Promise<Part[]> {
  const lacking: Part[] = [];
  for (const part of parts) {
    if ((await db.execute(part.isThere)).rows.length === 0) lacking.push(part);
  }
  return lacking;
}

/** Drops indexes that belong to no constraint. A table stores their definitions, in case the fill is interrupted. */
const dropIndexes = (parts: readonly Part[]) =>
  sql.raw(`
do $$
declare
  one record;
begin
  create table if not exists bench_indexes (definition text not null);
  for one in
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any ('{${parts.map(({ table }) => table).join(",")}}'::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)
  loop
    insert into bench_indexes values (one.definition);
    execute 'drop index ' || one.name;
  end loop;
end $$`);

async function makeIndexes(db: Database): Promise<void> {
  const { rows: known } = await db.execute(
    sql`select from pg_class where relname = 'bench_indexes'`,
  );
  if (known.length === 0) return;
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  const { rows } = await db.execute<{ definition: string }>(
    sql`select definition from bench_indexes`,
  );
  await logTime(`${rows.length} indexes`, async () => {
    for (const { definition } of rows) {
      await db.execute(sql.raw(definition.replace(" INDEX ", " INDEX IF NOT EXISTS ")));
    }
  });
  await db.execute(sql`drop table bench_indexes`);
}

/** Checks that the bulk statements wrote what the triggers write. */
async function checkListed(db: Database): Promise<void> {
  const before = await db.execute(LISTED_ROWS);
  await db.execute(WRITTEN_BY_TRIGGERS);
  const after = await db.execute(LISTED_ROWS);
  if (JSON.stringify(before.rows) !== JSON.stringify(after.rows)) {
    throw new Error("bench/office/filled-rows.ts lists goods otherwise than the triggers");
  }
}
