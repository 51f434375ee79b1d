-- Forwarding (PRODUCT §4): parcels that customers send to a warehouse of ours, and how they travel on.

-- How long a warehouse keeps parcels for nothing, and what a day costs after that.
alter table warehouses
  add column free_days smallint not null default 30 check (free_days >= 0),
  add column storage_cents_per_day integer not null default 50 check (storage_cents_per_day >= 0);

create sequence suite_numbers as integer start with 1001;

-- A customer's own place in every warehouse; it stands on the labels, so it never changes hands.
create table suites (
  customer_id bigint primary key references customers,
  number integer not null unique default nextval('suite_numbers'),
  created_at timestamptz not null default now()
);

-- Who accepted which version of the forwarding declaration, and when.
create table forwarding_declarations (
  customer_id bigint not null references customers,
  version smallint not null,
  accepted_at timestamptz not null default now(),
  primary key (customer_id, version)
);

create sequence forward_request_ids as bigint start with 5001;

create table forward_requests (
  id bigint primary key default nextval('forward_request_ids'), -- shown as FR + id
  site_id integer not null references sites,
  customer_id bigint not null references customers,
  warehouse_id integer not null references warehouses,
  status text not null default 'declared' check (status in (
    'declared', 'received', 'awaiting_payment', 'paid', 'packed', 'shipped', 'in_customs', 'in_country',
    'ready_for_pickup', 'out_for_delivery', 'delivered', 'on_hold', 'returned', 'consolidated')),
  language char(2) not null,
  merged_into bigint references forward_requests, -- where its parcels travel
  -- How it travels, frozen when it is chosen; in euros.
  method text check (method in ('air', 'sea')),
  address jsonb, -- null once the person is erased
  shipping_cents bigint not null default 0 check (shipping_cents >= 0),
  duty_cents bigint not null default 0 check (duty_cents >= 0),
  vat_cents bigint not null default 0 check (vat_cents >= 0),
  storage_cents bigint not null default 0 check (storage_cents >= 0),
  due_cents bigint not null default 0 check (due_cents >= 0), -- without the payment's fee
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0), -- asked too much: to the wallet
  customs_settled_at timestamptz,
  carrier text, -- who takes it across the border
  tracking_number text,
  created_at timestamptz not null default now(),
  chosen_at timestamptz,
  paid_at timestamptz,
  delivered_at timestamptz,
  check ((status = 'consolidated') = (merged_into is not null))
);
create index forward_requests_customer_id on forward_requests (customer_id, id);
create index forward_requests_unpaid on forward_requests (chosen_at) where status = 'awaiting_payment';

create table forward_parcels (
  id bigint generated always as identity primary key,
  request_id bigint not null references forward_requests, -- in which it travels
  declared_id bigint not null references forward_requests, -- under which it was declared
  carrier text not null,
  tracking_number text not null,
  shop text not null,
  invoice_file text, -- the shop's bill, by its id among the files
  grams integer check (grams > 0),
  length_mm integer check (length_mm > 0),
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  photos jsonb not null default '[]', -- ids of files
  received_at timestamptz,
  storage_paid_until date,
  check ((received_at is null) = (grams is null)),
  check ((grams is null) = (length_mm is null)),
  check ((grams is null) = (width_mm is null)),
  check ((grams is null) = (height_mm is null))
);
create index forward_parcels_request_id on forward_parcels (request_id);
create index forward_parcels_tracking_number on forward_parcels (tracking_number);

-- What customs is told about it.
create table forward_lines (
  parcel_id bigint not null references forward_parcels,
  position smallint not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  value_cents bigint not null check (value_cents > 0),
  kind text not null, -- kind of goods, by which duty is found
  primary key (parcel_id, position)
);

create table forward_history (
  id bigint generated always as identity primary key,
  request_id bigint not null references forward_requests,
  status text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'payment', 'system')),
  actor_id bigint references customers,
  note text not null default '',
  at timestamptz not null default now()
);
create index forward_history_request_id on forward_history (request_id, id);
create trigger forward_history_append_only before update or delete or truncate on forward_history
  for each statement execute function refuse_change();
