import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { bindShipping } from "#features/shipping/server/shipping.ts";
import { listRequests } from "./list-requests.ts";

const { db, pool } = await testDatabase();

async function customerWith(parcels: number): Promise<number> {
  const [id = 0] = await insertCustomers(db, [buildCustomer()], "");
  await db.execute(sql`
    with made as (
      insert into forward_requests (site_id, customer_id, warehouse_id, language)
      select 1, ${id}, 1, 'en' from generate_series(1, ${parcels}) returning id),
    packed as (
      insert into forward_parcels (request_id, declared_id, carrier, tracking_number, shop)
      select id, id, 'other', 'N' || id, 'Shop' from made returning id)
    insert into forward_lines (parcel_id, position, name, quantity, value_cents, paid_cents, kind)
    select id, 0, 'Thing', 1, 1000, 1000, 'other' from packed`);
  return id;
}

/** Counts the queries, and the rows that they return. */
async function measure(work: () => Promise<unknown>) {
  const counted = { questions: 0, rows: 0 };
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  const spied = async (...args: unknown[]) => {
    const answer = await query(...args);
    counted.questions += 1;
    counted.rows += answer.rows.length;
    return answer;
  };
  Object.assign(pool, { query: spied });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return counted;
}

test("a page of 10,000 parcels needs no more queries and rows than one of 20", async () => {
  const deps = { db, shipping: bindShipping({ db }) };
  const [few, many] = [await customerWith(20), await customerWith(10_000)];
  const list = (customerId: number, page: number) => () => listRequests(deps, { customerId, page });
  expect((await list(many, 1)()).total).toBe(10_000);
  const least = await measure(list(few, 1));
  expect(least.questions).toBeGreaterThan(2);
  for (const page of [1, 250, 500]) {
    expect(await measure(list(many, page))).toEqual(least);
    expect((await list(many, page)()).items).toHaveLength(20);
  }
});
