-- A site is open once somebody of staff has opened it; until then visitors see that it is being prepared.
alter table sites add column opened_at timestamptz;
update sites set opened_at = now();

-- What somebody has looked at and found right: `text:privacy-policy`, `taxes`, `test-order`.
create table opening_marks (
  site_id integer not null references sites on delete cascade,
  mark text not null,
  at timestamptz not null default now(),
  primary key (site_id, mark)
);

-- Links by which staff see a site that is not open yet.
create table site_previews (
  token_hash bytea primary key check (length(token_hash) = 32),
  site_id integer not null references sites on delete cascade,
  expires_at timestamptz not null
);
create index site_previews_site_id on site_previews (site_id);

-- Rates of VAT that the owner entered; they count before those that the program knows.
create table vat_rates (
  country_id integer not null references countries,
  since date not null,
  percent numeric(5, 2) not null check (percent >= 0 and percent <= 100),
  primary key (country_id, since)
);
create trigger vat_rates_changed after insert or update or delete or truncate on vat_rates
  for each statement execute function notify_shipping_changed();

-- What a delivery service will cost from a day on; until then the fee of its own row counts.
create table delivery_fees (
  service_id integer not null references delivery_services on delete cascade,
  valid_from date not null,
  fee_cents integer not null check (fee_cents >= 0),
  primary key (service_id, valid_from)
);
create trigger delivery_fees_changed after insert or update or delete or truncate on delivery_fees
  for each statement execute function notify_delivery_changed();
