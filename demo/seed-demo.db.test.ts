import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { connectDatabase } from "#database/connect.ts";
import { emptyDatabase, testDatabase } from "#database/fixtures/test-database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import {
  shippingRates,
  shippingRateTiers,
  warehouses,
} from "#features/shipping/server/shipping.tables.ts";
import { readTarget } from "#features/sites/domain/redirect-rule.ts";
import {
  countries,
  redirects,
  siteHosts,
  siteLanguages,
  siteQueryKeys,
  sites,
} from "#features/sites/server/sites.tables.ts";
import { listStaff } from "#features/staff/server/roles/list-staff.ts";
import { seedDemo } from "./seed-demo.ts";

const { db } = await testDatabase();

const count = (table: PgTable) => db.$count(table);

test("the demo has the nine sites of product notes §2", async () => {
  const { rows } = await db.execute(sql`
    select s.region, h.host, s.theme, c.iso_code as country, s.category_set as set,
      s.switches ->> 'marketplace' as marketplace, s.switches ->> 'blog' as blog,
      string_agg(l.iso_code, ' ' order by sl.position) as languages
    from sites s
    join site_hosts h on h.site_id = s.id
    join countries c on c.id = s.default_country_id
    join site_languages sl on sl.site_id = s.id
    join languages l on l.id = sl.language_id
    group by s.id, h.host, c.iso_code order by s.id`);
  const table = rows.map((row) => Object.values(row).join(" | "));
  expect(table).toEqual([
    "default | localhost | default | LT | 1 | true | true | en lt lv et ru",
    "lt | lt.localhost | default | LT | 1 | true | true | lt en ru",
    "lv | lv.localhost | alt | LV | 1 | true | true | lv en ru",
    "ee | ee.localhost | alt | EE | 1 | true | false | et en ru",
    "pj | pj.localhost | pj | LT | 2 | true | false | lt en",
    "tp | tp.localhost | tp | LT |  | false | false | lt en",
    "wl | wl.localhost | wl | LT | 2 | true | false | en lt lv et",
    "nl | nl.localhost | nl | NL | 2 | true | false | en",
    "ae | ae.localhost | ae | AE | 2 | true | false | en",
  ]);
});

test("no customer ordered before registering, and active staff have a last visit", async () => {
  const { rows } = await db.execute(sql`
    select o.id from orders o join customers c on c.id = o.customer_id
    where o.created_at < c.created_at`);
  expect(rows).toEqual([]);
  const staff = await listStaff({ db });
  const { seenAt } = staff.find(({ email }) => email === "orders@cartage.example") ?? {};
  expect(seenAt).toBeInstanceOf(Date);
});

test("every demo site forwards parcels, and exactly one is the default", async () => {
  const all = await db.select().from(sites);
  expect(all.every((site) => site.switches.forwarding)).toBe(true);
  expect(all.filter((site) => site.isDefault).map((site) => site.region)).toEqual(["default"]);
});

test("invoices and credit notes of a parcel add up to what was paid for it", async () => {
  const { rows } = await db.execute<{ owed: number; papers: number }>(sql`
    select (r.due_cents + r.fee_cents - r.refunded_cents)::int as owed,
      (select coalesce(sum(i.total_cents), 0) from invoices i
       where i.subject_kind = 'forward_request' and i.subject_id = r.id)::int as papers
    from forward_requests r where r.paid_at is not null`);
  expect(rows.length).toBeGreaterThan(5);
  for (const { owed, papers } of rows) expect(papers).toBe(owed);
});

test("order parcels leave from their goods' warehouse, and all warehouses are used", async () => {
  const { rows } = await db.execute<{ origin: string; warehouse: string }>(sql`
    select t.origin ->> 'city' as origin,
      (select w.address ->> 'city' from order_lines l
       join products p on p.id = l.product_id join warehouses w on w.code = p.warehouse
       where l.order_id = t.subject_id order by l.position limit 1) as warehouse
    from tracked_parcels t where t.subject_kind = 'order'`);
  expect(new Set(rows.map(({ origin }) => origin)).size).toBe(3);
  for (const { origin, warehouse } of rows) expect(origin).toBe(warehouse);
});

test("demo subscriptions have their history", async () => {
  const { rows } = await db.execute<{ steps: string; renews: boolean }>(sql`
    select string_agg(h.step || ' by ' || h.actor_kind, ', ' order by h.at, h.id) as steps, s.renews
    from pro_subscriptions s
    left join pro_history h on h.customer_id = s.customer_id and h.site_id = s.site_id
    group by s.customer_id, s.site_id order by s.site_id`);
  expect(rows).toEqual([
    { steps: "begun by payment", renews: true },
    { steps: "begun by payment, cancelled by customer", renews: false },
  ]);
});

test("query keys are unique, and only the site without a shop has none", async () => {
  const keys = (await db.select().from(siteQueryKeys)).map((row) => row.queryKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain("lt-lt-products");
  const without = await db
    .select({ region: sites.region })
    .from(sites)
    .leftJoin(siteQueryKeys, eq(siteQueryKeys.siteId, sites.id))
    .where(sql`${siteQueryKeys.queryKey} is null`);
  expect(without).toEqual([{ region: "tp" }]);
});

test("every country has a name in all five languages", async () => {
  for (const country of await db.select().from(countries)) {
    expect(Object.keys(country.title).sort()).toEqual(["en", "et", "lt", "lv", "ru"]);
  }
});

test("every warehouse has air and sea rates to every site's country", async () => {
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::int as missing
    from warehouses w cross join (select distinct country_id from site_countries) d
    cross join (values ('air'), ('sea')) m (method)
    left join shipping_rates r on r.warehouse_id = w.id and r.country_id = d.country_id
      and r.method = m.method
    where r.id is null`);
  expect(rows).toEqual([{ missing: 0 }]);
});

test("heavier parcels pay less per kilogram, and air is dearer and faster than sea", async () => {
  const { rows } = await db.execute<{ bad: number }>(sql`
    select count(*)::int as bad from shipping_rate_tiers light
    join shipping_rate_tiers heavy using (rate_id)
    where heavy.from_grams > light.from_grams and heavy.cents_per_kg >= light.cents_per_kg`);
  expect(rows).toEqual([{ bad: 0 }]);
  const compared = await db.execute<{ bad: number }>(sql`
    select count(*)::int as bad from shipping_rates air
    join shipping_rates sea using (warehouse_id, country_id)
    where air.method = 'air' and sea.method = 'sea'
      and (air.base_cents <= sea.base_cents or air.days_max >= sea.days_min)`);
  expect(compared.rows).toEqual([{ bad: 0 }]);
});

test("redirects of old addresses have only allowed targets", async () => {
  const rules = await db.select().from(redirects);
  expect(rules).toContainEqual(
    expect.objectContaining({ siteId: null, path: "/terms", target: "/purchase-agreement" }),
  );
  expect(rules.filter((rule) => !readTarget(rule.target))).toEqual([]);
  expect(rules.filter((rule) => readTarget(rule.target)?.external)).toHaveLength(1);
});

test("the demo's audit log has the expected actions of each staff member", async () => {
  const { rows } = await db.execute<{ who: string; actions: string }>(sql`
    select c.email as who, string_agg(distinct a.action, ' ' order by a.action) as actions
    from audit_log a join customers c on c.id = a.actor_id group by 1 order by 1`);
  expect(rows).toEqual([
    { who: "orders@cartage.example", actions: "note.add order.refund order.ship view.save" },
    { who: "owner@cartage.example", actions: "opening.mark" },
    { who: "support@cartage.example", actions: "note.add" },
  ]);
});

test("the demo's audit log spans many days in chronological order, and ends before now", async () => {
  const { rows } = await db.execute<{ days: number; youngest: boolean; in_order: boolean }>(sql`
    select count(distinct at::date)::int as days, max(at) < now() - interval '1 hour' as youngest,
      bool_and(at >= former) as in_order
    from (select at, lag(at, 1, at) over (order by id) as former from audit_log) log`);
  expect(rows).toEqual([{ days: expect.any(Number), youngest: true, in_order: true }]);
  expect(rows[0]?.days).toBeGreaterThan(10);
});

test("seeding does not change a filled database", async () => {
  const before = await Promise.all([sites, siteHosts, siteLanguages, redirects].map(count));
  await db.update(sites).set({ name: "Renamed" }).where(eq(sites.region, "nl"));
  expect(await seedDemo(db)).toBe(false);
  expect(await Promise.all([sites, siteHosts, siteLanguages, redirects].map(count))).toEqual(
    before,
  );
  const [site] = await db.select().from(sites).where(eq(sites.region, "nl"));
  expect(site?.name).toBe("Renamed");
});

test.runIf(isFullRun)("several nodes that start together seed an empty database once", async () => {
  const empty = await emptyDatabase();
  await migrate(empty.pool);
  const nodes = Array.from({ length: 4 }, () => connectDatabase({ url: empty.url }));
  const seeded = await Promise.all(nodes.map((node) => seedDemo(node.db)));
  await Promise.all(nodes.map((node) => node.close()));
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await empty.db.$count(sites)).toBe(9);
  expect(await empty.db.$count(warehouses)).toBe(3);
  expect(await empty.db.$count(shippingRateTiers)).toBe(3 * (await empty.db.$count(shippingRates)));
});
