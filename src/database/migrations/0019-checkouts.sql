-- Checkouts (PRODUCT §4): from the cart to the payment, with all that was chosen and typed on the way. One
-- belongs to a customer, or to the guest whose cart's cookie has this hash. The cart itself stays where it is
-- until an order is made of it.

create table checkouts (
  id bigint generated always as identity primary key,
  slug text not null unique, -- unguessable
  site_id integer not null references sites on delete cascade,
  customer_id bigint references customers,
  token_hash bytea,
  status text not null default 'open' check (status in ('open', 'placed', 'invalidated', 'expired')),
  country_id integer references countries,
  delivery_id integer references delivery_services on delete set null,
  parcel_shop text, -- a courier's own id of one of its pickup points
  address_id bigint references delivery_addresses on delete set null,
  address jsonb, -- as it was typed so far
  email text,
  company jsonb,
  promotion_code text,
  balance_cents bigint not null default 0 check (balance_cents >= 0), -- wanted from the wallet
  provider smallint check (provider between 1 and 4),
  shortages jsonb, -- what could not be held when it started
  order_id bigint unique references orders,
  created_at timestamptz not null default now(),
  called_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((customer_id is null) <> (token_hash is null)),
  check ((status = 'open') = (ended_at is null))
);
create index checkouts_customer_id on checkouts (customer_id, site_id, id);
create index checkouts_token_hash on checkouts (token_hash, site_id, id);
create index checkouts_address_id on checkouts (address_id);
create index checkouts_called_at on checkouts (called_at);
