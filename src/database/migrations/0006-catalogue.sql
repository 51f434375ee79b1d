-- What is sold (SPEC §3). Names are kept by language as {"en": "Shirts", "lt": "Marškiniai", …}.

create table categories (
  id integer primary key, -- SPEC §9 fixes some of them
  category_set smallint not null check (category_set in (1, 2)),
  parent_id integer references categories on delete cascade,
  slug text not null,
  names jsonb not null,
  position integer not null,
  filterable_field_ids integer[] not null default '{}',
  display_in_marketplace boolean not null default true,
  unique nulls not distinct (category_set, parent_id, slug)
);

create table fields (
  id integer primary key,
  key text not null unique,
  titles jsonb not null,
  position integer not null,
  is_disabled boolean not null default false -- SPEC §5: disabled in the index
);

create table field_values (
  field_id integer not null references fields on delete cascade,
  value text not null,
  titles jsonb not null,
  position integer not null,
  hex text check (hex ~ '^#[0-9a-f]{6}$'),
  primary key (field_id, value)
);

create table flags (
  id integer primary key,
  type char(1) not null check (type in ('1', '2')), -- SPEC §3: '1' flag, '2' offer
  slug text not null unique,
  names jsonb not null,
  position integer not null
);

create table sellers (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null
);

create table size_charts (
  slug text primary key,
  titles jsonb not null,
  columns jsonb not null,
  rows jsonb not null
);

-- Categories, flags and fields are lists on the product itself: it is always read whole, and finding
-- products by them is the search index's work.
create table products (
  id integer generated always as identity primary key,
  slug text not null unique,
  source text,
  source_reference text,
  manufacturer text not null,
  names jsonb not null,
  descriptions jsonb not null,
  category_ids integer[] not null,
  flag_ids integer[] not null default '{}',
  fields jsonb not null default '{}', -- {"3": ["cotton", "linen"]}
  size_chart text references size_charts,
  seller_id integer references sellers,
  warehouse text not null references warehouses (code),
  is_pro boolean not null default false,
  arrived_on date not null,
  paid_amount_cents bigint not null default 0 check (paid_amount_cents >= 0),
  deal_ends_at timestamptz,
  check ((source is null) = (source_reference is null)),
  unique (source, source_reference)
);

create table variants (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  position integer not null,
  sku text not null unique,
  gtin text,
  size text,
  colour text,
  price_cents integer not null check (price_cents > 0),
  old_price_cents integer check (old_price_cents > price_cents),
  stock integer not null check (stock >= 0),
  weight_grams integer not null check (weight_grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0)
);
create index variants_product_id on variants (product_id);

-- A price holds from its time until the next one's. EU law asks for the lowest of 30 days.
create table variant_prices (
  variant_id integer not null references variants on delete cascade,
  since timestamptz not null,
  cents integer not null check (cents > 0),
  primary key (variant_id, since)
);

create function keep_variant_price() returns trigger language plpgsql as $$
begin
  insert into variant_prices (variant_id, since, cents) values (new.id, now(), new.price_cents)
    on conflict (variant_id, since) do update set cents = excluded.cents;
  return null;
end
$$;

create trigger variant_price_set after insert on variants
  for each row execute function keep_variant_price();
create trigger variant_price_changed after update of price_cents on variants
  for each row when (old.price_cents <> new.price_cents) execute function keep_variant_price();

create table product_pictures (
  product_id integer not null references products on delete cascade,
  position integer not null,
  file text not null,
  colour text not null, -- fills the place until the picture is there
  variant_colour text,
  primary key (product_id, position)
);

-- Only sites that differ from the rest.
create table product_sites (
  product_id integer not null references products on delete cascade,
  site_id integer not null references sites on delete cascade,
  is_hidden boolean not null default false,
  price_cents integer check (price_cents > 0),
  primary key (product_id, site_id)
);

-- What visitors did with search results; one visitor counts once per item and hour.
create table search_events (
  id bigint generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  happened_at timestamptz not null default now(),
  hour timestamptz not null,
  query_key text not null,
  name text not null,
  search_query text not null,
  item_id text not null,
  visitor text not null,
  unique (visitor, item_id, name, hour)
);
create index search_events_happened_at on search_events (happened_at);

-- Beside the products, so that a click drops no page.
create table product_popularity (
  product_id integer primary key references products on delete cascade,
  score double precision not null,
  scored_at timestamptz not null
);
create index product_popularity_scored_at on product_popularity (scored_at);
