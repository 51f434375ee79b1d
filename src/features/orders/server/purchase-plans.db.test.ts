import { expect, test } from "vitest";
import { testCarts } from "#features/cart/server/fixtures/cart.ts";

const { pool, goods, siteId } = await testCarts([5, 5]);
const TERMS = `{"minutes": 5, "most_per_line": 9, "guest": {"pieces": 9, "value_cents": 99999, "minutes": 9, "stock_percent": 100}}`;
const TABLES = [
  "carts",
  "cart_lines",
  "stock_holds",
  "variants",
  "checkouts",
  "orders",
  "payments",
];

/** Sequential scans, and updates that also wrote indexes, of this connection since it last reported its statistics. */
const COSTLY = `select relname, seq_scan, case when relname in ('carts', 'checkouts') then n_tup_upd - n_tup_hot_upd end as moved
  from pg_stat_xact_user_tables where relname = any ($1) order by relname`;

const owner = `${siteId}, null::bigint, '\\x01'::bytea`;

/** Runs in a shop without carts and orders, where a sequential scan would be cheapest. */
test("no step of a purchase scans a whole table or rewrites the indexes of carts", async () => {
  const [first] = goods;
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows: before } = await client.query(COSTLY, [TABLES]);
    const steps = [
      `select * from add_to_cart(${owner}, '\\x01'::bytea, ${first?.variantId}, 1, false, 99, '${TERMS}')`,
      `select * from add_to_guest_cart(${siteId}, '\\x01'::bytea, '\\x02'::bytea, ${first?.variantId}, 1, false, 99, '${TERMS}', 'key', 9, 1000)`,
      `select stored_cart(${owner}, 9)`,
      `select * from hold_cart(${owner}, '${TERMS}')`,
      `select start_checkout(${owner}, 'slug', null, null, null)`,
      "set local enable_seqscan = off",
      "update checkouts set called_at = now() where slug = 'slug'",
      `select lock_for_order(c.id, ${owner}, now()) from checkouts c where slug = 'slug'`,
      "reset enable_seqscan",
      `select * from take_stock('{${first?.variantId}}', '{1}', null, '\\x01'::bytea, null)`,
    ];
    for (const step of steps) await client.query(step);
    expect((await client.query(COSTLY, [TABLES])).rows).toEqual(before);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

const addStep = `select * from add_to_cart(${owner}, '\\x01'::bytea, ${goods[0]?.variantId}, 1, false, 99, '${TERMS}')`;

test.each([
  { step: addStep, waits: "off" },
  { step: `select * from hold_cart(${owner}, '${TERMS}')`, waits: "off" },
  { step: `select start_checkout(${owner}, 'slug', null, null, null)`, waits: "off" },
  { step: `select * from lock_for_order(0, ${owner}, now())`, waits: "on" },
  {
    step: `select * from take_stock('{${goods[0]?.variantId}}', '{1}', null, '\\x01'::bytea, null)`,
    waits: "on",
  },
])("only steps that place an order wait for the disk: $step", async ({ step, waits }) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local synchronous_commit = on");
    await client.query(step);
    const { rows } = await client.query("show synchronous_commit");
    expect(rows).toEqual([{ synchronous_commit: waits }]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
