-- Quotes (PRODUCT §4): a price asked for things sold elsewhere. Ids are those of orders: one that is
-- accepted becomes the order of the same number.

create table quotes (
  id bigint primary key default nextval('order_ids'),
  slug text not null unique, -- unguessable
  site_id integer not null references sites,
  customer_id bigint not null references customers,
  country_id integer not null references countries, -- where it goes to
  status text not null default 'submitted' check (status in (
    'submitted', 'needs_info', 'priced', 'awaiting_payment', 'expired', 'declined')),
  language char(2) not null,
  currency char(3) not null,
  rate numeric(12, 6) not null check (rate > 0), -- units of the currency for one euro
  price jsonb, -- proposed by rules, or made by staff; null once there is nothing to go by
  priced_at timestamptz,
  expires_at timestamptz,
  delivery jsonb, -- what its owner chose; null once the person is erased
  note text, -- what staff ask, or why they decline
  created_at timestamptz not null default now(),
  check ((status in ('priced', 'awaiting_payment')) <= (price is not null and expires_at is not null))
);
create index quotes_customer_id on quotes (customer_id, id);
create index quotes_expiring on quotes (expires_at) where status = 'priced';

create table quote_lines (
  quote_id bigint not null references quotes,
  position integer not null,
  url text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  price_cents bigint check (price_cents > 0), -- as the shop asks for it; null: nobody told
  currency char(3) not null,
  options text not null default '',
  comment text not null default '',
  kind text not null,
  files jsonb not null default '[]',
  primary key (quote_id, position)
);

create table quote_history (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quotes,
  status text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'guest', 'system')),
  actor_id bigint references customers,
  note text, -- what was asked or answered
  at timestamptz not null default now()
);
create index quote_history_quote_id on quote_history (quote_id, id);

-- What is being filled in: a guest's by their cookie, a customer's by the customer, one on each site.
create table order_forms (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  customer_id bigint references customers,
  token_hash bytea,
  lines jsonb not null,
  changed_at timestamptz not null default now(),
  unique (site_id, customer_id),
  unique (site_id, token_hash),
  check ((customer_id is null) <> (token_hash is null))
);
create index order_forms_customer_id on order_forms (customer_id);
create index order_forms_changed_at on order_forms (changed_at);
