import { sql } from "drizzle-orm";
import { connectDatabase } from "#database/connect.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { OFFICE_DATA_DIR } from "../settings.ts";

const MANY = 1_000_000;
const DAYS = 730;

const ORDERS = sql`
  insert into orders (slug, draft_key, site_id, status, email, language, address, currency, rate,
    shipping_method, shipping_fee_cents, shipping_discount_cents, delivery_cents, balance_cents,
    due_cents, whole_cents, holds, created_at, paid_at)
  select 'bench-' || n, 'bench:' || n, s.ids[1 + n % cardinality(s.ids)],
    (array['paid', 'purchased', 'at_warehouse', 'shipped', 'delivered', 'delivered', 'delivered',
      'expired'])[1 + n % 8],
    'buyer' || n % 200000 || '@example.com', 'en',
    jsonb_build_object('firstName', 'Rasa', 'lastName', 'Rasaitė ' || n % 5000, 'firstAddress',
      'Slapta g. 7', 'city', 'Vilnius', 'zip', 'LT-01103', 'phoneNumber', '+370 612 34567',
      'countryId', 1),
    'EUR', 1, 'air', 500, 0, 299, 0, 1000 + n % 50000, 1000 + n % 50000, false,
    now() - n * interval '1 day' * ${DAYS} / ${MANY},
    case when n % 8 < 7 then now() - n * interval '1 day' * ${DAYS} / ${MANY} end
  from generate_series(1, ${MANY}) n, (select array_agg(id) as ids from sites) s`;

const LINES = sql`
  insert into order_lines (order_id, position, slug, sku, name, price_cents, quantity)
  select id, 0, 'bench', 'BENCH-' || id % 1000, 'A thing', 1000, 1 from orders
  where slug like 'bench-%'`;

/** Copies of the demo's goods that are sold no more, so that it is lists that are measured. */
const PRODUCTS = sql`
  insert into products (slug, manufacturer, names, descriptions, category_ids, flag_ids, fields,
    warehouse, arrived_on, archived_at)
  select 'bench-' || n, p.manufacturer, p.names, '{}', p.category_ids, p.flag_ids, '{}',
    p.warehouse, p.arrived_on, now()
  from generate_series(1, ${MANY}) n
  join lateral (select * from products where archived_at is null and slug not like 'bench-%'
    order by id offset n % 100 limit 1) p on true`;

const VARIANTS = sql`
  insert into variants (product_id, position, sku, price_cents, stock, weight_grams, length_mm,
    width_mm, height_mm)
  select id, 0, 'BENCH-' || id, 1000 + id % 90000, id % 50, 500, 200, 100, 50 from products
  where slug like 'bench-%'`;

const PARTS = [
  {
    name: "orders",
    isThere: sql`select from orders where slug like 'bench-%' limit 1`,
    fill: ORDERS,
  },
  {
    name: "lines of orders",
    isThere: sql`select from order_lines where slug = 'bench' limit 1`,
    fill: LINES,
  },
  {
    name: "products",
    isThere: sql`select from products where slug like 'bench-%' limit 1`,
    fill: PRODUCTS,
  },
  {
    name: "variants",
    isThere: sql`select from variants where sku like 'BENCH-%' limit 1`,
    fill: VARIANTS,
  },
];

/** A database like that of a shop of some years, once filled for all runs. */
export async function fillOffice(): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir: OFFICE_DATA_DIR });
  const { db, close } = connectDatabase({ connection: embedded.connection }, { maxConnections: 1 });
  try {
    await db.execute(sql`set statement_timeout = 0`);
    for (const { name, isThere, fill } of PARTS) {
      if ((await db.execute(isThere)).rows.length > 0) continue;
      console.log(`Filling: a million ${name} …`);
      await db.execute(fill);
      await db.execute(sql`vacuum analyze`);
    }
  } finally {
    await close();
    await embedded.stop();
  }
}
