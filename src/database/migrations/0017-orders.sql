-- Orders (PRODUCT §4): what was bought, at which price, and where it is. Prices, names and the rate are
-- frozen here: what happens to the goods later changes no order.

-- One sequence of ids for orders and quotes: both are called QU + id.
create sequence order_ids as bigint start with 10001;

create table promotions (
  id bigint generated always as identity primary key,
  code text not null check (code = upper(btrim(code)) and code <> ''),
  site_id integer references sites on delete cascade, -- null: on every site
  amount integer not null check (amount > 0), -- cents, or hundredths of a percent
  type smallint not null check (type in (0, 1)), -- fixed, percentage
  starts_at timestamptz,
  ends_at timestamptz,
  minimum_cents bigint not null default 0 check (minimum_cents >= 0),
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  uses integer not null default 0 check (uses >= 0),
  unique nulls not distinct (code, site_id),
  check (type = 0 or amount <= 10000),
  constraint never_used_too_often check (uses <= max_uses)
);

create table orders (
  id bigint primary key default nextval('order_ids'),
  slug text not null unique, -- unguessable
  kind text not null default 'shop' check (kind in ('shop', 'quote')),
  draft_key text not null unique, -- what it was made of: the same checkout places one order
  site_id integer not null references sites,
  customer_id bigint references customers, -- null: a guest, who holds the link
  status text not null default 'awaiting_payment' check (status in (
    'awaiting_payment', 'paid', 'purchased', 'at_warehouse', 'shipped', 'in_customs', 'in_country',
    'ready_for_pickup', 'out_for_delivery', 'delivered', 'cancelled', 'expired', 'refunded')),
  email text, -- null once the person is erased, as the address
  language char(2) not null,
  address jsonb,
  company jsonb,
  currency char(3) not null,
  rate numeric(12, 6) not null check (rate > 0), -- units of the currency for one euro
  shipping_method text not null check (shipping_method in ('air', 'sea')),
  shipping_fee_cents bigint not null check (shipping_fee_cents >= 0),
  shipping_discount_cents bigint not null check (shipping_discount_cents >= 0),
  courier text,
  pickup_point jsonb,
  delivery_cents bigint not null check (delivery_cents >= 0),
  promotion_id bigint references promotions,
  promotion_amount integer,
  promotion_type smallint,
  balance_cents bigint not null check (balance_cents >= 0),
  due_cents bigint not null check (due_cents >= 0), -- in the order's currency, without the payment's fee
  fee_cents bigint not null default 0 check (fee_cents >= 0), -- in the order's currency
  -- Stock and balance are set aside; an unpaid order that nobody is paying holds nothing.
  holds boolean not null,
  hold_attempt integer not null default 1,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  delivered_at timestamptz,
  withdrawn_at timestamptz, -- the customer does not want it any more
  check ((promotion_id is null) = (promotion_amount is null)),
  check ((promotion_id is null) = (promotion_type is null))
);
create index orders_customer_id on orders (customer_id, id);
create index orders_unpaid on orders (created_at) where status = 'awaiting_payment';

create table order_lines (
  order_id bigint not null references orders,
  position integer not null,
  product_id integer references products on delete set null,
  variant_id integer references variants on delete set null,
  slug text not null,
  sku text not null,
  name text not null,
  options text not null default '',
  picture jsonb,
  price_cents bigint not null check (price_cents >= 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, position)
);
create index order_lines_product_id on order_lines (product_id);
create index order_lines_variant_id on order_lines (variant_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  status text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'guest', 'payment', 'system')),
  actor_id bigint references customers,
  at timestamptz not null default now()
);
create index order_history_order_id on order_history (order_id, id);
create trigger order_history_append_only before update or delete or truncate on order_history
  for each statement execute function refuse_change();

create table order_shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  carrier text not null,
  tracking_number text not null,
  sent_at timestamptz not null default now()
);
create index order_shipments_order_id on order_shipments (order_id);

create table promotion_uses (
  order_id bigint primary key references orders,
  promotion_id bigint not null references promotions,
  customer_id bigint references customers,
  email text -- of a guest; null once erased
);
create index promotion_uses_customer on promotion_uses (promotion_id, customer_id);
create index promotion_uses_email on promotion_uses (promotion_id, lower(email));

-- Invoices are numbered without holes per site: the number is taken in the transaction that writes it.
create table invoice_numbers (
  site_id integer primary key references sites,
  last_number integer not null
);
create table invoices (
  id bigint generated always as identity primary key,
  slug text not null unique, -- unguessable
  site_id integer not null references sites,
  number integer not null,
  order_id bigint not null unique references orders,
  content jsonb not null, -- as it was written; the law keeps it
  issued_at timestamptz not null default now(),
  unique (site_id, number)
);
create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function refuse_change();
