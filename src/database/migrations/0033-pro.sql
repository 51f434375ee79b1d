-- Pro plans (PRODUCT §4, §5): what each site offers, who has one until when, and whether it goes on.

create table pro_plans (
  id integer generated always as identity primary key,
  site_id integer not null references sites,
  code text not null,
  name text not null,
  position smallint not null, -- the higher, the more it gives
  month_cents bigint not null check (month_cents > 0),
  year_cents bigint not null check (year_cents > 0),
  shipping_percent smallint not null check (shipping_percent between 0 and 100),
  service_percent smallint not null check (service_percent between 0 and 100),
  storage_days smallint not null check (storage_days >= 0),
  is_offered boolean not null default true, -- whoever has one that is not keeps it
  unique (site_id, code),
  unique (site_id, position)
);

create table pro_subscriptions (
  customer_id bigint not null references customers,
  site_id integer not null references sites,
  language char(2) not null,
  renews boolean not null,
  next_plan_id integer references pro_plans, -- where it goes on with another one
  next_period text check (next_period in ('month', 'year')),
  primary key (customer_id, site_id)
);
create index pro_subscriptions_renewing on pro_subscriptions (customer_id) where renews;

create table pro_periods (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  site_id integer not null references sites,
  plan_id integer not null references pro_plans,
  period text not null check (period in ('month', 'year')),
  kind text not null check (kind in ('start', 'upgrade', 'renewal')),
  status text not null default 'open' check (status in ('open', 'paid', 'cancelled')),
  price_cents bigint not null check (price_cents > 0),
  due_cents bigint not null check (due_cents > 0), -- less than the price where earlier days were counted
  invoice_id text unique,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check (ends_at >= starts_at),
  check ((status = 'paid') = (paid_at is not null)),
  check (status <> 'paid' or ends_at is not null)
);
-- Two wishes at once are one invoice, and one end is renewed once.
create unique index pro_periods_one_open on pro_periods (customer_id, site_id) where status = 'open';
create unique index pro_periods_one_renewal on pro_periods (customer_id, site_id, starts_at)
  where kind = 'renewal' and status <> 'cancelled';
create index pro_periods_paid on pro_periods (customer_id, site_id, ends_at);

-- What a plan took off a parcel's shipping when its way was chosen.
alter table forward_requests
  add column shipping_discount_cents bigint not null default 0 check (shipping_discount_cents >= 0),
  add column plan_percent smallint not null default 0 check (plan_percent between 0 and 100);
