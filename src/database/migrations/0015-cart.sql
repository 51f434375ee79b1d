-- Carts (PRODUCT §4 "Stock reservation"): a guest's is known by the hash of a cookie, a customer's by the
-- customer; each site has its own. Goods in a cart are held for a while; what is held is free again when
-- its time has passed, whether or not the row is still there.

alter table sites add column hold_minutes smallint not null default 20
  check (hold_minutes between 1 and 1440);

create table carts (
  id bigint generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  token_hash bytea unique,
  customer_id bigint references customers,
  shipping_method text not null default 'air' check (shipping_method in ('air', 'sea')),
  changed_at timestamptz not null default now(),
  unique (customer_id, site_id),
  check ((token_hash is null) <> (customer_id is null))
);
create index carts_changed_at on carts (changed_at);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  variant_id integer not null references variants on delete cascade,
  quantity integer not null check (quantity >= 1),
  unique (cart_id, variant_id)
);
create index cart_lines_variant_id on cart_lines (variant_id);

create table stock_holds (
  cart_id bigint not null references carts on delete cascade,
  variant_id integer not null references variants on delete cascade,
  quantity integer not null check (quantity >= 1),
  expires_at timestamptz not null,
  primary key (cart_id, variant_id)
);
create index stock_holds_variant_id on stock_holds (variant_id, expires_at);
create index stock_holds_expires_at on stock_holds (expires_at);
