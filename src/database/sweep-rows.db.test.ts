import { and, eq, lt, sql } from "drizzle-orm";
import { pgTable } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "./fixtures/test-database.ts";
import { sweepRows } from "./sweep-rows.ts";

const { db } = await emptyDatabase();

const visits = pgTable("visits", (t) => ({
  id: t.bigint("id", { mode: "number" }).primaryKey(),
  at: t.timestamp("at", { withTimezone: true }).notNull(),
  note: t.text("note").notNull(),
}));

// A trigger records each deleting statement with its transaction and its number of rows.
await db.execute(sql`
  create table visits (id bigint primary key, at timestamptz not null, note text not null);
  create index visits_at on visits (at);
  create table sweeps (transaction xid8, taken integer);
  create function note_sweep() returns trigger language plpgsql as $$
  begin
    insert into sweeps select pg_current_xact_id(), count(*) from gone;
    return null;
  end $$;
  create trigger visits_gone after delete on visits referencing old table as gone
    for each statement execute function note_sweep()`);

const CUTOFF = new Date("2026-01-01T00:00:00Z");
const upTo = lt(visits.at, CUTOFF);

const insert = (first: number, last: number, { at, note = "" }: { at: string; note?: string }) =>
  db.execute(sql`insert into visits
    select n, ${at}::timestamptz + n * interval '1 millisecond', ${note}
    from generate_series(${first}::integer, ${last}::integer) n`);

const OLD = "2025-01-01T00:00:00Z";
const NEW = "2026-02-01T00:00:00Z";

beforeEach(async () => {
  await db.execute(sql`truncate visits, sweeps`);
});

test("a sweep of many rows uses several transactions of limited size", async () => {
  await insert(1, 20_000, { at: OLD });
  await insert(20_001, 20_003, { at: NEW });
  expect(await sweepRows(db, { table: visits, by: visits.at, upTo })).toBe(20_000);
  expect(await db.$count(visits)).toBe(3);
  const { rows } = await db.execute<{ transactions: number; sum: number; most: number }>(sql`
    select count(distinct transaction)::integer as transactions, sum(taken)::integer as sum,
      max(taken) as most from sweeps where taken > 0`);
  expect(rows[0]?.sum).toBe(20_000);
  expect(rows[0]?.most).toBeLessThanOrEqual(5000);
  expect(rows[0]?.transactions).toBeGreaterThanOrEqual(4);
});

test("a sweep finds matching rows behind any number of others", async () => {
  await insert(1, 6000, { at: NEW });
  await insert(6001, 6100, { at: OLD });
  expect(await sweepRows(db, { table: visits, by: visits.id, where: upTo })).toBe(100);
  expect(await db.$count(visits, upTo)).toBe(0);
  expect(await db.$count(visits)).toBe(6000);
});

test("a sweep skips many rows with the same value that do not match", async () => {
  await db.execute(sql`insert into visits select n, ${OLD}::timestamptz, 'kept'
    from generate_series(1, 12000) n`);
  await insert(12_001, 12_010, { at: OLD, note: "gone" });
  const where = eq(visits.note, "gone");
  await sweepRows(db, { table: visits, by: visits.at, upTo, where });
  expect(await db.$count(visits, eq(visits.note, "kept"))).toBe(12_000);
  expect(await db.$count(visits, eq(visits.note, "gone"))).toBe(0);
});

test("a sweep skips a locked row without waiting for it", async () => {
  await insert(1, 10, { at: OLD });
  await db.transaction(async (tx) => {
    await tx.select().from(visits).where(eq(visits.id, 4)).for("update");
    expect(await sweepRows(db, { table: visits, by: visits.at, upTo })).toBe(9);
  });
  expect(await sweepRows(db, { table: visits, by: visits.at, upTo })).toBe(1);
});

test("an aborted sweep stops, and the next one does the rest", async () => {
  await insert(1, 2000, { at: OLD });
  const sweep = { table: visits, by: visits.at, upTo };
  expect(await sweepRows(db, sweep, { signal: AbortSignal.abort() })).toBe(0);
  const time = new AbortController();
  const counted = new Proxy(db, {
    get(target, name, receiver) {
      // Aborts after the first statement.
      if (name === "execute") time.abort();
      return Reflect.get(target, name, receiver);
    },
  });
  expect(await sweepRows(counted, sweep, { signal: time.signal })).toBe(500);
  expect(await sweepRows(db, sweep)).toBe(1500);
});

test("a sweep can update rows in batches", async () => {
  await insert(1, 3000, { at: OLD, note: "somebody" });
  await insert(3001, 3001, { at: NEW, note: "somebody" });
  const where = and(upTo, eq(visits.note, "somebody"));
  const changed = await sweepRows(db, {
    table: visits,
    by: visits.id,
    where,
    set: { note: "nobody" },
  });
  expect(changed).toBe(3000);
  expect(await db.$count(visits, eq(visits.note, "somebody"))).toBe(1);
});
