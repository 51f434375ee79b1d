import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { shippingRates } from "#features/shipping/server/shipping.tables.ts";
import { countries, sites } from "#features/sites/server/sites.tables.ts";
import { FEED_LOST, followChanges } from "./change-feed.ts";
import { connectDatabase } from "./connect.ts";
import { eventually } from "./fixtures/eventually.ts";
import { testDatabase } from "./fixtures/test-database.ts";

const { db, url } = await testDatabase();

test("a change of a site is reported only after its commit", async () => {
  const onChange = vi.fn();
  const feed = await followChanges(
    { connectionString: url },
    { onChange, onError: () => expect.fail() },
  );
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["everything"], expect.anything()));
  onChange.mockClear();
  await db
    .transaction(async (tx) => {
      await tx.update(sites).set({ name: "Never" }).where(eq(sites.region, "lt"));
      throw new Error("rolled back");
    })
    .catch(() => {});
  await db.update(sites).set({ name: "Renamed" }).where(eq(sites.region, "lt"));
  await eventually(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls.map(([tags]) => tags)).toEqual([["sites"]]);
  await feed.close();
});

test("changes of countries and shipping rates are reported with their tags", async () => {
  const onChange = vi.fn();
  const feed = await followChanges({ connectionString: url }, { onChange, onError: () => {} });
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["everything"], expect.anything()));
  await db
    .update(countries)
    .set({ title: { en: "Latvia" } })
    .where(eq(countries.isoCode, "LV"));
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["sites"], expect.anything()));
  await db.update(shippingRates).set({ daysMax: 60 });
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["shipping"], expect.anything()));
  await feed.close();
});

test("the feed reconnects after a lost connection and reports only what changed meanwhile", async () => {
  const onChange = vi.fn();
  const onNotified = vi.fn();
  const onCaughtUp = vi.fn();
  const feed = await followChanges(
    { connectionString: url },
    { onChange, onNotified, onCaughtUp, onError: () => {}, retryMs: 200 },
  );
  await eventually(() => expect(onCaughtUp).toHaveBeenCalledTimes(1));
  onChange.mockClear();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'cartage changes' and datname = current_database()`,
  );
  await eventually(() => expect(onNotified).toHaveBeenCalledWith([FEED_LOST]));
  await db.update(shippingRates).set({ daysMax: 61 });
  await eventually(() => expect(onCaughtUp).toHaveBeenCalledTimes(2));
  expect(onChange.mock.calls.map(([tags]) => tags)).toEqual([["shipping"]]);
  // Listeners that cache something in memory are notified at once, before the feed reconnects.
  expect(onNotified.mock.calls).toEqual([[["everything"]], [[FEED_LOST]], [["everything"]]]);
  await db.update(sites).set({ name: "Again" }).where(eq(sites.region, "lv"));
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["sites"], expect.anything()));
  await feed.close();
});

test("the feed retries with one connection at a time while the database is down", async () => {
  const [, name] = /([^/]+)$/.exec(url) ?? [];
  const admin = connectDatabase({ url: url.replace(/[^/]+$/, "postgres") });
  const allow = (answer: boolean) =>
    admin.pool.query(`alter database "${name}" allow_connections ${answer}`);
  const listeners = async () => {
    const { rows } = await admin.pool.query(
      "select pid from pg_stat_activity where application_name = 'cartage changes' and datname = $1",
      [name],
    );
    return rows.map(({ pid }) => pid);
  };
  const onChange = vi.fn();
  const onError = vi.fn();
  const feed = await followChanges({ connectionString: url }, { onChange, onError, retryMs: 10 });
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["everything"], expect.anything()));
  onChange.mockClear();
  await allow(false);
  for (const pid of await listeners()) {
    await admin.pool.query("select pg_terminate_backend($1)", [pid]);
  }
  await eventually(() => expect(onError.mock.calls.length).toBeGreaterThan(10));
  await allow(true);
  await eventually(async () => expect(await listeners()).toHaveLength(1));
  await db.update(shippingRates).set({ daysMax: 62 });
  await eventually(() => expect(onChange).toHaveBeenCalledWith(["shipping"], expect.anything()));
  expect(await listeners()).toHaveLength(1);
  await feed.close();
  await eventually(async () => expect(await listeners()).toEqual([]));
  await admin.close();
});
