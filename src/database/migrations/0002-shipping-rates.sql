-- Origins and house tariffs (PRODUCT §5): base + price per kilogram in tiers, by origin, country and method.

create table warehouses (
  id integer primary key,
  code text not null unique,
  country_id integer not null references countries,
  city text not null,
  address jsonb not null,
  timezone text not null,
  opening jsonb not null,
  position integer not null
);

create table shipping_rates (
  id integer generated always as identity primary key,
  warehouse_id integer not null references warehouses on delete cascade,
  country_id integer not null references countries,
  method text not null check (method in ('air', 'sea')),
  volume_divisor integer not null check (volume_divisor > 0), -- cm³ per chargeable kilogram
  weight_step_grams integer not null check (weight_step_grams > 0), -- chargeable weight is rounded up to it
  base_cents integer not null check (base_cents >= 0),
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null check (days_max >= days_min),
  valid_from date not null,
  unique (warehouse_id, country_id, method, valid_from)
);

create table shipping_rate_tiers (
  rate_id integer not null references shipping_rates on delete cascade,
  from_grams integer not null check (from_grams >= 0),
  cents_per_kg integer not null check (cents_per_kg >= 0),
  primary key (rate_id, from_grams)
);
