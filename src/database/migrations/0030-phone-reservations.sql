-- Phone reservations (PRODUCT §4): for models that are scarcer than the people who want them.

create table phones (
  id integer generated always as identity primary key,
  site_id integer not null references sites,
  model text not null, -- by which the colours of one model stand together
  name text not null,
  colour text not null,
  storage text not null,
  price_cents bigint not null check (price_cents > 0), -- euros, with VAT and duty
  picture text,
  stock integer not null check (stock >= 0), -- how many can be reserved in all
  position smallint not null,
  unique (site_id, model, colour, storage)
);

create table phone_reservations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique, -- of the mailed link
  site_id integer not null references sites,
  phone_id integer not null references phones,
  model text not null,
  customer_id bigint references customers, -- of whoever was logged in
  -- Null once they are not needed any more, or the person is erased.
  email text,
  first_name text,
  last_name text,
  phone_number text,
  language char(2) not null,
  status text not null default 'requested' check (status in (
    'requested', 'confirmed', 'ready', 'collected', 'expired')),
  expires_at timestamptz, -- until when it must be confirmed, or the phone collected
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((status in ('collected', 'expired')) = (ended_at is not null))
);
create index phone_reservations_phone_id on phone_reservations (phone_id, status);
create index phone_reservations_customer_id on phone_reservations (customer_id);
create index phone_reservations_expires_at on phone_reservations (expires_at);
-- One person may reserve one phone of each model.
create unique index phone_reservations_one_each on phone_reservations (site_id, model, email)
  where status in ('confirmed', 'ready');

create table reservation_history (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references phone_reservations,
  status text not null,
  actor_kind text not null check (actor_kind in ('visitor', 'staff', 'system')),
  actor_id bigint references customers,
  at timestamptz not null default now()
);
create index reservation_history_reservation_id on reservation_history (reservation_id, id);
create trigger reservation_history_append_only before update or delete or truncate
  on reservation_history for each statement execute function refuse_change();
