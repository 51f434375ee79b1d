-- Staff work with goods in the office.

-- What is archived is on no site any more; its orders, prices and pictures stay.
alter table products add column archived_at timestamptz;
-- What one piece costs the shop; null: not known.
alter table variants add column cost_cents integer check (cost_cents >= 0);

-- What lists of staff filter by. Visitors' listings ask the search index.
create index products_category_ids on products using gin (category_ids);
create index products_flag_ids on products using gin (flag_ids);
create index products_manufacturer on products (manufacturer, id desc);
create index products_seller_id on products (seller_id, id desc) where seller_id is not null;
create index products_archived on products (id desc) where archived_at is not null;
create index product_sites_hidden on product_sites (product_id desc) where is_hidden;
create index variants_sku_prefix on variants (lower(sku) text_pattern_ops);
create index variants_gtin on variants (gtin) where gtin is not null;

-- Changes of many variants at once, so that they can be undone: what each row was and became.
create table bulk_edits (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id bigint references customers
);
create table bulk_edit_rows (
  bulk_edit_id uuid not null references bulk_edits on delete cascade,
  variant_id integer not null,
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz,
  primary key (bulk_edit_id, variant_id)
);

-- Pictures that staff uploaded. `file` is what product_pictures name; both files are in the store of files.
create table uploaded_pictures (
  file text primary key,
  original_id text not null, -- as it came
  cropped_id text not null, -- as it is shown: square, around the focus
  colour text not null,
  focus_x real not null check (focus_x between 0 and 1),
  focus_y real not null check (focus_y between 0 and 1),
  created_at timestamptz not null default now()
);
