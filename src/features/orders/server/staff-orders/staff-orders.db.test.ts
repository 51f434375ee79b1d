import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { orders } from "../orders.tables.ts";
import { isForNamed } from "./find-orders.ts";
import { listLateOrders } from "./list-late-orders.ts";
import { readOrderClocks } from "./read-order-clocks.ts";
import { findStaffOrders, sumStaffOrders } from "./staff-orders.repository.ts";

const { db, rolledBack } = await testDatabase();

test.each([true, false])(
  "paging does not skip orders paid in the same millisecond (ascending: %s)",
  (isAscending) =>
    rolledBack(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update orders set paid_at = '2026-03-01T10:00:00.123Z'::timestamptz + id * interval '7 microseconds'
        where id in (select id from orders where paid_at is not null order by id limit 6)
        returning id::float8 as id`);
      const filter = {
        paidFrom: new Date("2026-03-01T10:00:00Z"),
        paidBefore: new Date("2026-03-01T10:00:01Z"),
      };
      const found: number[] = [];
      let after: Awaited<ReturnType<typeof findStaffOrders>>["next"] | undefined;
      do {
        const page = { sort: "paid" as const, isAscending, after: after ?? undefined, limit: 1 };
        const { orders, next } = await findStaffOrders(tx, filter, page);
        found.push(...orders.map(({ id }) => id));
        after = next;
      } while (after && found.length < 20);
      const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
      expect(found).toEqual(isAscending ? ids : ids.toReversed());
    }),
);

/** By then every order that waits is late, whatever the time of day of this run. */
const DAYS_LATER = 24 * 7;

test.each([0, 1, 7, 13, DAYS_LATER])(
  "the late filter finds exactly the orders whose deadline has passed in %i h",
  async (hours) => {
    // The time by which orders are late is rounded down to the minute.
    const then = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + hours * HOUR_MS);
    const now = () => then;
    const findSite = (id: number) => {
      const site = DEMO_SITES.find((one) => one.id === id);
      if (!site) throw new Error(`The demo has no site ${id}`);
      return site;
    };
    const page = { sort: "number" as const, isAscending: true, limit: 1000 };
    const { orders: all } = await findStaffOrders(db, {}, page);
    const clockOf = await readOrderClocks({ db, findSite, now }, all);
    const late = all.filter((order) => (clockOf(order)?.minutes_left ?? 0) < 0);
    const among = listLateOrders({ listSites: () => DEMO_SITES, now });
    const [first] = late;
    for (const is of [true, false]) {
      const filter = { late: { among, is } };
      const expected = all.filter((order) => late.includes(order) === is);
      const { orders: found } = await findStaffOrders(db, filter, page);
      expect(found).toEqual(expected);
      const siteIds = first ? [first.siteId] : [];
      const { orders: ofSite } = await findStaffOrders(db, { ...filter, siteIds }, page);
      expect(ofSite).toEqual(expected.filter((order) => order.siteId === first?.siteId));
    }
    if (hours < DAYS_LATER) return;
    expect(new Set(late.map(({ siteId }) => siteId)).size).toBeGreaterThan(1);
  },
);

test("no order is late if there are no sites", async () => {
  const page = { sort: "number" as const, isAscending: true, limit: 10 };
  const filter = { late: { among: [], is: true } };
  expect(await findStaffOrders(db, filter, page)).toMatchObject({ orders: [], total: 0 });
});

test("order sums are grouped by currency, the one with most orders first", async () => {
  const { rows } = await db.execute<{ currency: string; cents: number }>(sql`
    select currency, sum(total_cents)::float8 as cents from orders group by currency
    order by count(*) desc`);
  expect(rows.length).toBeGreaterThan(1);
  expect(await sumStaffOrders(db, {})).toMatchObject(rows);
});

test("PostgreSQL estimates the row count of a search by a common name well", () =>
  rolledBack(async (tx) => {
    // PostgreSQL trusts its statistics about prefixes only from a hundred words on.
    await tx.execute(sql`
      update orders set address = coalesce(address, '{}') || jsonb_build_object(
        'firstName', 'Zenobija', 'lastName', concat_ws(' ', 'Bandomoji', 'a' || id, 'b' || id))`);
    await tx.execute(sql`analyze orders`);
    const { rows } = await tx.execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
      sql`explain (format json) select id from orders where ${isForNamed(["zenobija", "bandomoji"])}`,
    );
    const [planned] = rows[0]?.["QUERY PLAN"] ?? [];
    expect(planned?.Plan["Plan Rows"]).toBeGreaterThan((await tx.$count(orders)) * 0.9);
  }));
