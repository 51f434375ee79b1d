import { sql } from "drizzle-orm";
import { connectDatabase } from "#database/connect.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { markUnlimited } from "#database/watched-client.ts";
import { OFFICE_DATA_DIR } from "../settings.ts";

const MANY = 1_000_000;
const SOME = 200_000;
const DAYS = 730;

/** Two years back from now, the first row being the oldest. */
const at = (all: number) => sql.raw(`now() - (${all} - n) * interval '1 day' * ${DAYS} / ${all}`);
const SITES = sql`(select array_agg(id order by id) as ids from sites where category_set is not null) s`;
const SITE = sql`s.ids[1 + n % cardinality(s.ids)]`;

/** The last of them are being worked on. */
const IS_OPEN = sql.raw(`n > ${MANY * 0.97}`);
const IS_UNPAID = sql.raw("n % 8 = 0");

const CUSTOMERS = sql`
  insert into customers (site_id, email, first_name, last_name, phone_number, language, created_at)
  select ${SITE}, 'buyer' || n || '@example.com',
    (array['Rasa', 'Jānis', 'Mari', 'Łukasz', 'Сергей', 'Zoé'])[1 + n % 6],
    (array['Rasaitė', 'Bērziņš', 'Tamm', 'Kowalski', 'Новый'])[1 + n % 5] || ' ' || n % 5000,
    '+370 6' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'en', ${at(SOME)}
  from generate_series(1, ${SOME}) n, ${SITES}`;

const ORDERS = sql`
  insert into orders (slug, draft_key, site_id, status, email, language, address, currency, rate,
    shipping_method, shipping_fee_cents, shipping_discount_cents, delivery_cents, balance_cents,
    due_cents, whole_cents, holds, created_at, paid_at)
  select 'bench-' || n, 'bench:' || n, ${SITE},
    case when ${IS_OPEN} then (array['paid', 'purchased', 'at_warehouse', 'shipped'])[1 + n % 4]
      when ${IS_UNPAID} then 'expired' when n % 8 = 1 then 'refunded' else 'delivered' end,
    'buyer' || n % ${SOME} || '@example.com', 'en',
    jsonb_build_object('firstName', 'Rasa', 'lastName', 'Rasaitė ' || n % 5000, 'firstAddress',
      'Slapta g. 7', 'city', 'Vilnius', 'zip', 'LT-01103', 'phoneNumber', '+370 612 34567',
      'countryId', 1),
    'EUR', 1, 'air', 500, 0, 299, 0, 1000 + n * 7919 % 50000, 1000 + n * 7919 % 50000, false,
    ${at(MANY)}, case when ${IS_OPEN} or not ${IS_UNPAID} then ${at(MANY)} end
  from generate_series(1::bigint, ${MANY}) n, ${SITES}`;

const LINES = sql`
  insert into order_lines (order_id, position, slug, sku, name, price_cents, quantity)
  select id, 0, 'bench', 'BENCH-' || id % 1000, 'A thing', 1000, 1 from orders
  where slug like 'bench-%'`;

/** Papers as one of the demo's reads. */
const INVOICES = sql`
  insert into invoices (slug, site_id, number, subject_kind, subject_id, total_cents, content, issued_at)
  select 'bench-' || o.id, o.site_id, 10000000 + o.id, 'order', o.id, o.total_cents,
    jsonb_set(i.content, '{number}', to_jsonb('BENCH-' || o.id)), o.paid_at
  from orders o, (select content from invoices where credits_id is null order by id limit 1) i
  where o.slug like 'bench-%' and o.paid_at is not null and o.id % 4 = 0
  order by o.id`;

const MAILS = sql`
  insert into mails (site_id, recipient, kind, subject, created_at, sent_at)
  select ${SITE}, 'buyer' || n % ${SOME} || '@example.com',
    (array['order-paid', 'order-shipped', 'invoice'])[1 + n % 3], 'Your order', ${at(SOME * 2)}, ${at(SOME * 2)}
  from generate_series(1, ${SOME * 2}) n, ${SITES}`;

const AUDIT = sql`
  insert into audit_log (at, actor_id, action, subject, way)
  select ${at(SOME * 2)}, st.ids[1 + n % cardinality(st.ids)],
    (array['order.move', 'order.move', 'variants.edit', 'products.edit', 'bench.rare'])[
      case when n % 10000 = 0 then 5 else 1 + n % 4 end], 'order:' || n, 'office'
  from generate_series(1, ${SOME * 2}) n,
    (select array_agg(distinct customer_id) as ids from staff_roles) st`;

/** Copies of the demo's goods that are sold no more, so that it is lists that are measured. */
const PRODUCTS = sql`
  insert into products (slug, manufacturer, names, descriptions, category_ids, flag_ids, fields,
    warehouse, seller_id, arrived_on, archived_at)
  select 'bench-' || n, p.manufacturer,
    p.names || jsonb_build_object('en', (p.names ->> 'en') || ' ' || n), '{}', p.category_ids,
    p.flag_ids, '{}', p.warehouse, p.seller_id, p.arrived_on, now()
  from generate_series(1, ${MANY}) n
  join (select *, row_number() over (order by id) - 1 as turn, count(*) over () as many
    from products where archived_at is null) p on p.turn = n * 7919::bigint % p.many`;

const VARIANTS = sql`
  insert into variants (product_id, position, sku, price_cents, stock, weight_grams, length_mm,
    width_mm, height_mm)
  select id, 0, 'BENCH-' || id, 1000 + id % 90000, id % 50, 500, 200, 100, 50 from products
  where slug like 'bench-%'`;

/** Two products with as many variants as nobody has. */
const LARGE = sql`
  with made as (
    insert into products (slug, manufacturer, names, descriptions, category_ids, fields, warehouse, arrived_on)
    select 'bench-many-variants-' || which, manufacturer, '{"en": "Many variants"}', '{}', category_ids,
      '{}', warehouse, arrived_on
    from (select * from products where archived_at is null order by id limit 1) p, generate_series(1, 2) which
    returning id)
  insert into variants (product_id, position, sku, size, price_cents, stock, weight_grams, length_mm,
    width_mm, height_mm)
  select id, n, 'MANY-' || id || '-' || n, n, 1000 + n, 5, 500, 200, 100, 50
  from made, generate_series(1, 500) n`;

const PARTS = [
  {
    name: "customers",
    isThere: sql`select from customers where email = 'buyer1@example.com'`,
    fill: CUSTOMERS,
  },
  { name: "orders", isThere: sql`select from orders where slug = 'bench-1'`, fill: ORDERS },
  {
    name: "lines of orders",
    isThere: sql`select from order_lines where slug = 'bench' limit 1`,
    fill: LINES,
  },
  {
    name: "invoices",
    isThere: sql`select from invoices where number > 10000000 limit 1`,
    fill: INVOICES,
  },
  {
    name: "mails",
    isThere: sql`select from mails where lower(recipient) = 'buyer1@example.com' limit 1`,
    fill: MAILS,
  },
  {
    name: "changes by staff",
    isThere: sql`select from audit_log where action = 'bench.rare' limit 1`,
    fill: AUDIT,
  },
  { name: "products", isThere: sql`select from products where slug = 'bench-1'`, fill: PRODUCTS },
  {
    name: "variants",
    isThere: sql`select from variants where sku like 'BENCH-%' limit 1`,
    fill: VARIANTS,
  },
  {
    name: "products with 500 variants",
    isThere: sql`select from products where slug = 'bench-many-variants-1'`,
    fill: LARGE,
  },
];

/** What most of the goods have, and somebody of staff: what lists are asked for. */
export type Known = {
  category: number;
  flag: number;
  brand: string;
  word: string;
  site: number;
  otherSite: number;
  actor: number;
  /** Variants of the product with 500 of them. */
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

/** A database like that of a shop of some years, once filled for all runs. */
export async function fillOffice(): Promise<Known> {
  const embedded = await startEmbeddedPostgres({ dataDir: OFFICE_DATA_DIR });
  const { db, pool, close } = connectDatabase(
    { connection: embedded.connection },
    { maxConnections: 1 },
  );
  try {
    const client = await pool.connect();
    markUnlimited(client, "for ever");
    client.release();
    await db.execute(sql`set statement_timeout = 0`);
    let isFilled = false;
    for (const { name, isThere, fill } of PARTS) {
      if ((await db.execute(isThere)).rows.length > 0) continue;
      console.log(`Filling: ${name} …`);
      await db.execute(fill);
      isFilled = true;
    }
    if (isFilled) await db.execute(sql`vacuum analyze`);
    const { rows } = await db.execute<Known>(KNOWN);
    if (!rows[0]) throw new Error("The shop has no sites");
    return rows[0];
  } finally {
    await close();
    await embedded.stop();
  }
}
