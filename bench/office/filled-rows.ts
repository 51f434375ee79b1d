import { type SQL, sql } from "drizzle-orm";

const MANY = 1_000_000;
const SOME = 200_000;
const DAYS = 730;

/** Spread over the last two years; the first row is the oldest. */
const at = (all: number) => sql.raw(`now() - (${all} - n) * interval '1 day' * ${DAYS} / ${all}`);
export const SITES = sql`(select array_agg(id order by id) as ids from sites where category_set is not null) s`;
/** Decides about state and site, so that neither goes with the names, which are chosen by `n` itself. */
const MIXED = sql.raw("(n * 7919::bigint % 1000003)");
const SITE = sql`s.ids[1 + ${MIXED} / 8 % cardinality(s.ids)]`;

/** The last of them are still open. */
const IS_OPEN = sql.raw(`n > ${MANY * 0.97}`);
const IS_UNPAID = sql`${MIXED} % 8 = 0`;

/** As frequent as real names: every 24th person has the same first name, every 60th the same family name. */
const FIRST_NAME =
  sql.raw(`(array['Rasa', 'Jānis', 'Mari', 'Tomas', 'Сергей', 'Zoé', 'Ieva', 'Andrejs', 'Liis', 'Łukasz',
  'Jonas', 'Anna', 'Mantas', 'Kristīne', 'Rasmus', 'Ольга', 'Piotr', 'Eglė', 'Edgars', 'Katrin', 'Lukas', 'Иван', 'Zofia',
  'Darius'])[1 + n % 24]`);
const LAST_NAME =
  sql.raw(`(array['Petr', 'Bērz', 'Tamm', 'Иван', 'Stank', 'Ozol', 'Kask', 'Нов', 'Balt', 'Kowal', 'Kalv',
  'Mägi'])[1 + n / 24 % 12] || (array['aitė', 'iņš', 'e', 'ов', 'auskas', 'a', 'ene', 'ski', 'ienė', 'iene'])[1 + n / 24 % 10]
  || ' ' || n % 5000`);

const CUSTOMERS = sql`
  insert into customers (site_id, email, first_name, last_name, phone_number, language, created_at)
  select ${SITE}, 'buyer' || n || '@example.com',
    ${FIRST_NAME},
    ${LAST_NAME},
    '+370 6' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'en', ${at(SOME)}
  from generate_series(1, ${SOME}) n, ${SITES}`;

const ORDERS = sql`
  insert into orders (slug, draft_key, site_id, status, email, language, address, currency, rate,
    shipping_method, shipping_fee_cents, shipping_discount_cents, delivery_cents, balance_cents,
    due_cents, whole_cents, holds, created_at, paid_at)
  select 'bench-' || n, 'bench:' || n, ${SITE},
    case when ${IS_OPEN} then (array['paid', 'purchased', 'at_warehouse', 'shipped'])[1 + ${MIXED} % 4]
      when ${IS_UNPAID} then 'expired' when ${MIXED} % 8 = 1 then 'refunded' else 'delivered' end,
    'buyer' || n % ${SOME} || '@example.com', 'en',
    jsonb_build_object(
      'firstName', ${FIRST_NAME},
      'lastName', ${LAST_NAME},
      'firstAddress', 'Slapta g. 7', 'city', 'Vilnius', 'zip', 'LT-01103', 'countryId', 1,
      'phoneNumber', '+370 6' || lpad((n * 7919 % 10000000)::text, 7, '0')),
    'EUR', 1, 'air', 500, 0, 299, 0, 1000 + n * 7919 % 50000, 1000 + n * 7919 % 50000, false,
    ${at(MANY)}, case when ${IS_OPEN} or not ${IS_UNPAID} then ${at(MANY)} end
  from generate_series(1::bigint, ${MANY}) n, ${SITES}`;

/** History rows as lifecycles write them: created, paid, then each order's state, a day apart. */
const ORDER_STEPS = sql`
  insert into order_history (order_id, status, actor_kind, at)
  select id, step.status, step.actor, coalesce(paid_at, created_at) + step.later
  from orders, lateral (values ('awaiting_payment', 'guest', interval '-5 minutes'),
    ('paid', 'payment', interval '0'), (orders.status, 'system', interval '1 day')) step (status, actor, later)
  where slug like 'bench-%' and (paid_at is not null or step.status = 'awaiting_payment')
    and not (orders.status = 'paid' and step.actor = 'system')`;

const LINES = sql`
  insert into order_lines (order_id, position, slug, sku, name, price_cents, quantity)
  select id, 0, 'bench', 'BENCH-' || id % 1000, 'A thing', 1000, 1 from orders
  where slug like 'bench-%'`;

/** Documents like one of the demo's. */
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

/** The goods that are copied, numbered from 0. */
const COPIED = sql`(select p.*, listed.facets, listed.words, row_number() over (order by p.id) - 1 as turn
  from products p join listed_products listed on listed.product_id = p.id
  where p.archived_at is null and p.slug not like 'bench-%') p`;
// The count is a separate subquery, so that the two can be joined by a hash.
const IS_TURN = sql`p.turn = n * 7919::bigint % (select count(*) from ${COPIED})`;

/** Archived copies of the demo's goods, so that only lists are measured. */
const PRODUCTS = sql`
  insert into products (slug, manufacturer, names, descriptions, category_ids, flag_ids, fields,
    warehouse, seller_id, arrived_on, archived_at)
  select 'bench-' || n, p.manufacturer,
    p.names || jsonb_build_object('en', (p.names ->> 'en') || ' ' || n), '{}', p.category_ids,
    p.flag_ids, '{}', p.warehouse, p.seller_id, p.arrived_on, now()
  from generate_series(1, ${MANY}) n join ${COPIED} on ${IS_TURN}`;

const VARIANTS = sql`
  insert into variants (product_id, position, sku, price_cents, stock, weight_grams, length_mm,
    width_mm, height_mm)
  select id, 0, 'BENCH-' || id, 1000 + id % 90000, id % 50, 500, 200, 100, 50 from products
  where slug like 'bench-%'`;

/** What triggers write for goods, a million rows at once: prices, search changes, and rows for the lists. */
const PRICES = sql`
  insert into variant_prices (variant_id, since, cents)
  select id, now(), price_cents from variants where sku like 'BENCH-%'`;
const CHANGES = sql`
  insert into product_changes (product_id, transaction)
  select id, '3'::xid8 from products where slug like 'bench-%'`;
const LISTED = sql`
  with copied as materialized (
    select p.turn, p.words, array(
      select facet from unnest(p.facets) facet where facet !~ '^(sold-out$|hidden)') as facets
    from ${COPIED})
  insert into listed_products (product_id, is_archived, is_in_stock, facets, words)
  select b.id, true, b.id % 50 > 0,
    case when b.id % 50 > 0 then '{}' else '{sold-out}'::text[] end || p.facets,
    p.words || array_to_tsvector(array[n::text])
  from (select id, substr(slug, 7)::int as n from products where slug like 'bench-%') b
  join copied p on ${IS_TURN}`;

/** Two products with more variants than any real one. */
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

export type Part = { name: string; table: string; isThere: SQL; fill: SQL };

/** Rows written without triggers and indexes. */
export const PARTS: readonly Part[] = [
  {
    name: "customers",
    table: "customers",
    isThere: sql`select from customers where email = 'buyer1@example.com'`,
    fill: CUSTOMERS,
  },
  {
    name: "orders",
    table: "orders",
    isThere: sql`select from orders where slug = 'bench-1'`,
    fill: ORDERS,
  },
  {
    name: "steps of orders",
    table: "order_history",
    isThere: sql`select from order_history h join orders o on o.id = h.order_id where o.slug = 'bench-1'`,
    fill: ORDER_STEPS,
  },
  {
    name: "lines of orders",
    table: "order_lines",
    isThere: sql`select from order_lines where slug = 'bench' limit 1`,
    fill: LINES,
  },
  {
    name: "invoices",
    table: "invoices",
    isThere: sql`select from invoices where number > 10000000 limit 1`,
    fill: INVOICES,
  },
  {
    name: "mails",
    table: "mails",
    isThere: sql`select from mails where lower(recipient) = 'buyer1@example.com' limit 1`,
    fill: MAILS,
  },
  {
    name: "changes by staff",
    table: "audit_log",
    isThere: sql`select from audit_log where action = 'bench.rare' limit 1`,
    fill: AUDIT,
  },
  {
    name: "products",
    table: "products",
    isThere: sql`select from products where slug = 'bench-1'`,
    fill: PRODUCTS,
  },
  {
    name: "variants",
    table: "variants",
    isThere: sql`select from variants where sku like 'BENCH-%' limit 1`,
    fill: VARIANTS,
  },
  {
    name: "prices",
    table: "variant_prices",
    isThere: sql`select from variant_prices join variants v on v.id = variant_id
      where v.sku like 'BENCH-%' limit 1`,
    fill: PRICES,
  },
  {
    name: "changes of goods",
    table: "product_changes",
    isThere: sql`select from product_changes where transaction = '3'::xid8 limit 1`,
    fill: CHANGES,
  },
  {
    name: "lists of goods",
    table: "listed_products",
    isThere: sql`select from listed_products join products p on p.id = product_id
      where p.slug like 'bench-%' limit 1`,
    fill: LISTED,
  },
];

/** Written with the normal triggers, after everything else. */
export const LARGE_PRODUCTS: Part = {
  name: "products with 500 variants",
  table: "products",
  isThere: sql`select from products where slug = 'bench-many-variants-1'`,
  fill: LARGE,
};

/** What the triggers would write to `listed_products` for some goods. */
export const WRITTEN_BY_TRIGGERS = sql`
  select write_listed_products(ids), write_listed_words(ids) from (
    select array_agg(id) as ids from (
      select id from products where slug like 'bench-%' order by id desc limit 200) last) last`;
export const LISTED_ROWS = sql`
  select product_id, is_archived, is_in_stock, array(select unnest(facets) order by 1) as facets, words::text
  from listed_products where product_id in (
    select id from products where slug like 'bench-%' order by id desc limit 200)
  order by product_id`;
