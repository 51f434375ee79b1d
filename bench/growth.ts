import os from "node:os";
import type pg from "pg";
import { utcDay } from "#core/dates.ts";
import { connectDatabase } from "#database/connect.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { purgeExpiredCarts } from "#features/cart/server/purge-expired-carts.ts";
import { purgeOldEvents } from "#features/catalogue/server/events/purge-old-events.ts";
import { saveResults } from "./document.ts";
import { FILLING, fill, fillWithoutIndexes } from "./fast-fill.ts";
import { isQuick, type Swept } from "./growth-report.ts";
import { startShop } from "./server-process.ts";
import { GROWTH_DATA_DIR, PORTS } from "./settings.ts";

const EVENTS = 50_000_000;
const CARTS = 5_000_000;

/** `npm run bench -- --growth [--events=N] [--carts=N]`: inserts old rows, sweeps them, tells the slowest statement. */
export async function runGrowth(): Promise<number> {
  const events = numberOf("events", EVENTS);
  const carts = numberOf("carts", CARTS);
  // The first start creates the database.
  await (await startShop(PORTS.cached, { DATA_DIR: GROWTH_DATA_DIR })).stop();
  await fillOldRows(async (pool) => {
    await fillEvents(pool, events);
    await fillCarts(pool, carts);
  });
  const swept = await sweepOldRows({ events, carts });
  const load = os.loadavg()[0] ?? 0;
  const cores = os.availableParallelism();
  saveResults("growth", { date: utcDay(new Date()), cores, load, swept });
  return swept.every(isQuick) ? 0 : 1;
}

async function fillOldRows(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: GROWTH_DATA_DIR, settings: FILLING });
  const filling = connectDatabase({ connection: server.connection }, { isUnlimited: true });
  const began = performance.now();
  try {
    await work(filling.pool);
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  } finally {
    await filling.close();
    await server.stop();
  }
}

/** On a server with a shop's normal settings. */
async function sweepOldRows(rows: { events: number; carts: number }): Promise<Swept[]> {
  const server = await startEmbeddedPostgres({ dataDir: GROWTH_DATA_DIR });
  const times: number[] = [];
  const { db, close } = connectDatabase(
    { connection: server.connection },
    { onStatement: (seconds) => times.push(seconds) },
  );
  const swept: Swept[] = [];
  const measure = async (name: string, count: number, sweep: () => Promise<void>) => {
    times.length = 0;
    const began = performance.now();
    await sweep();
    const one = {
      name,
      rows: count,
      seconds: (performance.now() - began) / 1000,
      statements: times.length,
      longestMs: 1000 * times.reduce((longest, seconds) => Math.max(longest, seconds), 0),
    };
    console.log(one);
    swept.push(one);
  };
  try {
    await measure("search_events", rows.events, () => purgeOldEvents(db, 90));
    await measure("carts, with two lines and a hold each", rows.carts, () =>
      purgeExpiredCarts(db, 60, new Date()),
    );
    return swept;
  } finally {
    await close();
    await server.stop();
  }
}

function numberOf(name: string, byDefault: number): number {
  const said = process.argv.find((one) => one.startsWith(`--${name}=`));
  return said ? Number(said.slice(`--${name}=`.length)) : byDefault;
}

/** An interrupted run may have left rows behind. */
async function fillEvents(pool: pg.Pool, all: number): Promise<void> {
  await pool.query("truncate search_events");
  await fillWithoutIndexes(pool, ["search_events"], () =>
    fill("events", all, (from, to) =>
      pool.query(
        `insert into search_events (site_id, happened_at, hour, query_key, name, search_query, item_id, visitor)
         select 1, at, date_trunc('hour', at), 'key' || n % 8, 'itemClick', 'lamp ' || n % 5000, (n % 100000)::text, md5(n::text)
         from generate_series($1::bigint, $2::bigint) n,
           lateral (select now() - interval '200 days' + n::float8 / ${all} * interval '100 days' as at) moment`,
        [from, to],
      ),
    ),
  );
}

async function fillCarts(pool: pg.Pool, all: number): Promise<void> {
  await pool.query("delete from carts where token_hash is not null");
  await fillWithoutIndexes(pool, ["carts", "cart_lines", "stock_holds"], () =>
    fill("carts", all, (from, to) =>
      pool.query(
        `with made as (
           insert into carts (site_id, token_hash, changed_at)
           select 1, sha256(n::text::bytea), now() - interval '100 days' from generate_series($1::integer, $2::integer) n
           returning id
         ), variant as (select id, row_number() over (order by id) as nth from variants order by id limit 100),
         lines as (
           insert into cart_lines (cart_id, variant_id, quantity)
           select made.id, variant.id, 1 from made join variant on nth in (1 + made.id % 99, 2 + made.id % 99)
         )
         insert into stock_holds (cart_id, variant_id, quantity, expires_at)
         select made.id, variant.id, 1, now() - interval '100 days' from made join variant on nth = 1 + made.id % 99`,
        [from, to],
      ),
    ),
  );
}
